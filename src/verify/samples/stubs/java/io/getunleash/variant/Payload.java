package io.getunleash.variant;

public class Payload {
    public Payload(String type, String value) {}

    public String getType() {
        return "";
    }

    public String getValue() {
        return "";
    }
}
