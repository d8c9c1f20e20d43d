<?php

require __DIR__ . '/vendor/autoload.php';

use Unleash\Client\Configuration\Context;
use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\DTO\Strategy;
use Unleash\Client\Strategy\AbstractStrategyHandler;
use Unleash\Client\UnleashBuilder;

final class MinimumSeatsHandler extends AbstractStrategyHandler
{
    public function getStrategyName(): string
    {
        return 'minimum-seats';
    }

    public function isEnabled(Strategy $strategy, Context $context): bool
    {
        $seats = (int) $context->findContextValue('seats');
        $minimum = (int) $this->findParameter('minimum', $strategy);

        return $seats >= $minimum && $this->validateConstraints($strategy, $context);
    }
}

$unleash = UnleashBuilder::create()
    ->withAppUrl(getenv('UNLEASH_URL'))
    ->withAppName('web-shop')
    ->withInstanceId('web-1')
    ->withHeader('Authorization', getenv('UNLEASH_TOKEN'))
    ->withStrategy(new MinimumSeatsHandler())
    ->build();

foreach (['80', '5'] as $seats) {
    $context = new UnleashContext(customContext: ['seats' => $seats]);
    var_dump($unleash->isEnabled('bulk-import', $context));
}
