<?php

// The public API that samples use. PHP checks names, numbers and types of arguments when a sample runs.

namespace Unleash\Client\Configuration {
    interface Context
    {
    }

    final class UnleashContext implements Context
    {
        /** @param array<string,string> $customContext */
        public function __construct(
            ?string $currentUserId = null,
            ?string $ipAddress = null,
            ?string $sessionId = null,
            array $customContext = [],
            ?string $hostname = null,
            ?string $environment = null,
            \DateTimeInterface|string|null $currentTime = null,
        ) {
        }

        public function setCustomProperty(string $name, ?string $value): self
        {
            return $this;
        }
    }
}

namespace Unleash\Client\DTO {
    interface VariantPayload
    {
        public function getType(): string;

        public function getValue(): string;
    }

    interface Variant
    {
        public function getName(): string;

        public function isEnabled(): bool;

        public function isFeatureEnabled(): bool;

        public function getPayload(): ?VariantPayload;
    }

    final class DefaultVariant implements Variant
    {
        public function __construct(private string $name, private bool $enabled, private ?VariantPayload $payload = null)
        {
        }

        public function getName(): string
        {
            return $this->name;
        }

        public function isEnabled(): bool
        {
            return $this->enabled;
        }

        public function isFeatureEnabled(): bool
        {
            return false;
        }

        public function getPayload(): ?VariantPayload
        {
            return $this->payload;
        }
    }
}

namespace Unleash\Client {
    use Unleash\Client\Configuration\Context;
    use Unleash\Client\DTO\DefaultVariant;
    use Unleash\Client\DTO\Variant;

    interface Unleash
    {
        public function isEnabled(string $featureName, ?Context $context = null, bool $default = false): bool;

        public function getVariant(string $featureName, ?Context $context = null, ?Variant $fallbackVariant = null): Variant;

        public function register(): bool;
    }

    final class DefaultUnleash implements Unleash
    {
        public function isEnabled(string $featureName, ?Context $context = null, bool $default = false): bool
        {
            return $default;
        }

        public function getVariant(string $featureName, ?Context $context = null, ?Variant $fallbackVariant = null): Variant
        {
            return $fallbackVariant ?? new DefaultVariant('disabled', false);
        }

        public function register(): bool
        {
            return true;
        }
    }

    final class UnleashBuilder
    {
        public static function create(): self
        {
            return new self();
        }

        public static function createForGitlab(): self
        {
            return new self();
        }

        public function withAppUrl(string $appUrl): self
        {
            return $this;
        }

        public function withInstanceId(string $instanceId): self
        {
            return $this;
        }

        public function withAppName(string $appName): self
        {
            return $this;
        }

        public function withHeader(string $header, string $value): self
        {
            return $this;
        }

        /** @param array<string,string> $headers */
        public function withHeaders(array $headers): self
        {
            return $this;
        }

        public function withCacheTimeToLive(int $timeToLive): self
        {
            return $this;
        }

        public function withStaleTtl(?int $ttl): self
        {
            return $this;
        }

        public function withAutomaticRegistrationEnabled(bool $enabled): self
        {
            return $this;
        }

        public function withMetricsEnabled(bool $enabled): self
        {
            return $this;
        }

        public function withMetricsInterval(int $milliseconds): self
        {
            return $this;
        }

        public function withFetchingEnabled(bool $enabled): self
        {
            return $this;
        }

        public function withBootstrap(array|\Traversable|\JsonSerializable|null|string $bootstrap): self
        {
            return $this;
        }

        public function withBootstrapFile(string|\SplFileInfo|null $file): self
        {
            return $this;
        }

        public function withBootstrapUrl(?string $url): self
        {
            return $this;
        }

        public function withProxy(?string $proxyKey): self
        {
            return $this;
        }

        public function build(): Unleash
        {
            return new DefaultUnleash();
        }
    }
}
