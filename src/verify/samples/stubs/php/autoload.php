<?php

// The public API that samples use. PHP checks names, numbers and types of arguments when a sample runs.

namespace Psr\Http\Client {
    interface ClientInterface
    {
    }
}

namespace Psr\SimpleCache {
    interface CacheInterface
    {
    }
}

namespace GuzzleHttp {
    class Client implements \Psr\Http\Client\ClientInterface
    {
        /** @param array<string,mixed> $config */
        public function __construct(array $config = [])
        {
        }
    }
}

namespace Symfony\Component\Cache\Adapter {
    interface AdapterInterface
    {
    }

    class ArrayAdapter implements AdapterInterface
    {
        public function __construct(int $defaultLifetime = 0, bool $storeSerialized = true)
        {
        }
    }

    class FilesystemAdapter implements AdapterInterface
    {
        public function __construct(string $namespace = '', int $defaultLifetime = 0, ?string $directory = null)
        {
        }
    }

    class ChainAdapter implements AdapterInterface
    {
        /** @param array<AdapterInterface> $adapters */
        public function __construct(array $adapters, int $defaultLifetime = 0)
        {
        }
    }
}

namespace Symfony\Component\Cache {
    class Psr16Cache implements \Psr\SimpleCache\CacheInterface
    {
        public function __construct(Adapter\AdapterInterface $pool)
        {
        }
    }
}

namespace Symfony\Component\EventDispatcher {
    interface EventDispatcherInterface
    {
    }

    class EventDispatcher implements EventDispatcherInterface
    {
        public function addListener(string $eventName, callable|array $listener, int $priority = 0): void
        {
        }
    }
}

namespace Unleash\Client\Event {
    final class UnleashEvents
    {
        public const FEATURE_TOGGLE_NOT_FOUND = 'unleash.event.toggle.not_found';
        public const FEATURE_TOGGLE_DISABLED = 'unleash.event.toggle.disabled';
        public const FEATURE_TOGGLE_MISSING_STRATEGY_HANDLER = 'unleash.event.toggle.missing_strategy_handler';
        public const FETCHING_DATA_FAILED = 'unleash.event.server.fetching_failed';
        public const IMPRESSION_DATA = 'unleash.events.impression_data';
    }
}

namespace Unleash\Client\DTO {
    interface Strategy
    {
        public function getName(): string;

        /** @return array<string,string> */
        public function getParameters(): array;
    }
}

namespace Unleash\Client\ContextProvider {
    interface UnleashContextProvider
    {
        public function getContext(): \Unleash\Client\Configuration\Context;
    }
}

namespace Unleash\Client\Strategy {
    use Unleash\Client\Configuration\Context;
    use Unleash\Client\DTO\Strategy;

    interface StrategyHandler
    {
        public function supports(Strategy $strategy): bool;

        public function getStrategyName(): string;

        public function isEnabled(Strategy $strategy, Context $context): bool;
    }

    abstract class AbstractStrategyHandler implements StrategyHandler
    {
        public function supports(Strategy $strategy): bool
        {
            return $strategy->getName() === $this->getStrategyName();
        }

        protected function findParameter(string $parameter, Strategy $strategy): ?string
        {
            return null;
        }

        protected function validateConstraints(Strategy $strategy, Context $context): bool
        {
            return true;
        }
    }
}

namespace Unleash\Client\Configuration {
    interface Context
    {
        public function findContextValue(string $fieldName): ?string;
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

        public function findContextValue(string $fieldName): ?string
        {
            return null;
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

        public function withGitlabEnvironment(string $environment): self
        {
            return $this;
        }

        public function withHttpClient(\Psr\Http\Client\ClientInterface $client): self
        {
            return $this;
        }

        public function withCacheHandler(?\Psr\SimpleCache\CacheInterface $cache, ?int $timeToLive = null): self
        {
            return $this;
        }

        public function withMetricsCacheHandler(?\Psr\SimpleCache\CacheInterface $cache): self
        {
            return $this;
        }

        public function withContextProvider(?ContextProvider\UnleashContextProvider $contextProvider): self
        {
            return $this;
        }

        public function withStrategy(Strategy\StrategyHandler $strategy): self
        {
            return $this;
        }

        public function withEventDispatcher(
            ?\Symfony\Component\EventDispatcher\EventDispatcherInterface $eventDispatcher,
        ): self {
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
