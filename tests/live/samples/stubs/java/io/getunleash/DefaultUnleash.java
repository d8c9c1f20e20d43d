package io.getunleash;

import io.getunleash.util.UnleashConfig;

public class DefaultUnleash implements Unleash {
    public DefaultUnleash(UnleashConfig config) {}

    @Override
    public boolean isEnabled(String name) {
        return false;
    }

    @Override
    public boolean isEnabled(String name, boolean fallback) {
        return fallback;
    }

    @Override
    public boolean isEnabled(String name, UnleashContext context) {
        return false;
    }

    @Override
    public boolean isEnabled(String name, UnleashContext context, boolean fallback) {
        return fallback;
    }

    @Override
    public Variant getVariant(String name) {
        return new Variant();
    }

    @Override
    public Variant getVariant(String name, UnleashContext context) {
        return new Variant();
    }

    @Override
    public void shutdown() {}
}
