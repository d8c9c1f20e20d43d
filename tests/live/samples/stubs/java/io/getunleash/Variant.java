package io.getunleash;

public class Variant {
    public String getName() {
        return "";
    }

    public boolean isEnabled() {
        return false;
    }
}
