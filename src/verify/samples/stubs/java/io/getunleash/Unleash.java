package io.getunleash;

import io.getunleash.variant.Variant;
import java.util.function.BiPredicate;

/** The public methods that samples use; bodies do not matter to the compiler. */
public interface Unleash {
    boolean isEnabled(String name);

    boolean isEnabled(String name, boolean fallback);

    boolean isEnabled(String name, UnleashContext context);

    boolean isEnabled(String name, UnleashContext context, boolean fallback);

    boolean isEnabled(String name, BiPredicate<String, UnleashContext> fallback);

    boolean isEnabled(String name, UnleashContext context, BiPredicate<String, UnleashContext> fallback);

    Variant getVariant(String name);

    Variant getVariant(String name, Variant fallback);

    Variant getVariant(String name, UnleashContext context);

    Variant getVariant(String name, UnleashContext context, Variant fallback);

    void shutdown();
}
