<?php

require __DIR__ . '/vendor/autoload.php';

use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\UnleashBuilder;

$unleash = UnleashBuilder::create()
    ->withBootstrapFile(__DIR__ . '/flags.json')
    ->withFetchingEnabled(false)
    ->withMetricsEnabled(false)
    ->build();

$enabled = $unleash->isEnabled('new-checkout', new UnleashContext(currentUserId: 'anna'));
echo 'new checkout: ', $enabled ? 'on' : 'off', PHP_EOL;
