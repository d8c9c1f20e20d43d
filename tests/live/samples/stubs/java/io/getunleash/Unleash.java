package io.getunleash;

/** The public methods that samples use; bodies do not matter to the compiler. */
public interface Unleash {
    boolean isEnabled(String name);

    boolean isEnabled(String name, boolean fallback);

    boolean isEnabled(String name, UnleashContext context);

    boolean isEnabled(String name, UnleashContext context, boolean fallback);

    Variant getVariant(String name);

    Variant getVariant(String name, UnleashContext context);

    void shutdown();
}
