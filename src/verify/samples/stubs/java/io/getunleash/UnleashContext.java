package io.getunleash;

public class UnleashContext {
    public static Builder builder() {
        return new Builder();
    }

    public static class Builder {
        public Builder userId(String value) {
            return this;
        }

        public Builder sessionId(String value) {
            return this;
        }

        public Builder remoteAddress(String value) {
            return this;
        }

        public Builder appName(String value) {
            return this;
        }

        public Builder environment(String value) {
            return this;
        }

        public Builder addProperty(String name, String value) {
            return this;
        }

        public UnleashContext build() {
            return new UnleashContext();
        }
    }
}
