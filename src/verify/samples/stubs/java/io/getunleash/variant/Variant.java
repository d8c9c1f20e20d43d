package io.getunleash.variant;

import java.util.Optional;

public class Variant {
    public static final Variant DISABLED_VARIANT = new Variant("disabled", (String) null, false);

    public Variant(String name, Payload payload, boolean enabled) {}

    public Variant(String name, String payload, boolean enabled) {}

    public String getName() {
        return "";
    }

    public Optional<Payload> getPayload() {
        return Optional.empty();
    }

    public boolean isEnabled() {
        return false;
    }

    public boolean isFeatureEnabled() {
        return false;
    }
}
