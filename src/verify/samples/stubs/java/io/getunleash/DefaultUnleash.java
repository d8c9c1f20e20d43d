package io.getunleash;

import io.getunleash.strategy.Strategy;
import io.getunleash.util.UnleashConfig;
import io.getunleash.variant.Variant;
import java.util.function.BiPredicate;

public class DefaultUnleash implements Unleash {
    public DefaultUnleash(UnleashConfig config, Strategy... strategies) {}

    @Override
    public boolean isEnabled(String name) {
        return false;
    }

    @Override
    public boolean isEnabled(String name, boolean fallback) {
        return false;
    }

    @Override
    public boolean isEnabled(String name, UnleashContext context) {
        return false;
    }

    @Override
    public boolean isEnabled(String name, UnleashContext context, boolean fallback) {
        return false;
    }

    @Override
    public boolean isEnabled(String name, BiPredicate<String, UnleashContext> fallback) {
        return false;
    }

    @Override
    public boolean isEnabled(String name, UnleashContext context, BiPredicate<String, UnleashContext> fallback) {
        return false;
    }

    @Override
    public Variant getVariant(String name) {
        return Variant.DISABLED_VARIANT;
    }

    @Override
    public Variant getVariant(String name, Variant fallback) {
        return Variant.DISABLED_VARIANT;
    }

    @Override
    public Variant getVariant(String name, UnleashContext context) {
        return Variant.DISABLED_VARIANT;
    }

    @Override
    public Variant getVariant(String name, UnleashContext context, Variant fallback) {
        return Variant.DISABLED_VARIANT;
    }

    @Override
    public void shutdown() {}
}
