package io.getunleash.util;

public class UnleashConfig {
    public static Builder builder() {
        return new Builder();
    }

    public static class Builder {
        public Builder unleashAPI(String value) {
            return this;
        }

        public Builder appName(String value) {
            return this;
        }

        public Builder instanceId(String value) {
            return this;
        }

        public Builder apiKey(String value) {
            return this;
        }

        public Builder environment(String value) {
            return this;
        }

        public Builder projectName(String value) {
            return this;
        }

        public Builder namePrefix(String value) {
            return this;
        }

        public Builder backupFile(String value) {
            return this;
        }

        public Builder customHttpHeader(String name, String value) {
            return this;
        }

        public Builder fetchTogglesInterval(long seconds) {
            return this;
        }

        public Builder fetchTogglesConnectTimeoutSeconds(long seconds) {
            return this;
        }

        public Builder fetchTogglesReadTimeoutSeconds(long seconds) {
            return this;
        }

        public Builder sendMetricsInterval(long seconds) {
            return this;
        }

        public Builder synchronousFetchOnInitialisation(boolean value) {
            return this;
        }

        public Builder disablePolling() {
            return this;
        }

        public Builder disableMetrics() {
            return this;
        }

        public Builder experimentalStreamingMode() {
            return this;
        }

        public UnleashConfig build() {
            return new UnleashConfig();
        }
    }
}
