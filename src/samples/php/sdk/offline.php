<?php

require __DIR__ . '/vendor/autoload.php';

use Symfony\Component\Cache\Adapter\ArrayAdapter;
use Symfony\Component\Cache\Psr16Cache;
use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\UnleashBuilder;

$unleash = UnleashBuilder::create()
    ->withBootstrapFile(__DIR__ . '/flags.json')
    ->withCacheHandler(new Psr16Cache(new ArrayAdapter()))
    ->withFetchingEnabled(false)
    ->withMetricsEnabled(false)
    ->build();

$enabled = $unleash->isEnabled('new-checkout', new UnleashContext(currentUserId: 'anna'));
echo 'new checkout: ', $enabled ? 'on' : 'off', PHP_EOL;
