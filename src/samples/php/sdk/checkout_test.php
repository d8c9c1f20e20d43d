<?php

require __DIR__ . '/vendor/autoload.php';

use Symfony\Component\Cache\Adapter\ArrayAdapter;
use Symfony\Component\Cache\Psr16Cache;
use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\Unleash;
use Unleash\Client\UnleashBuilder;

function checkoutPage(Unleash $unleash, string $userId): string
{
    return $unleash->isEnabled('new-checkout', new UnleashContext($userId)) ? 'new' : 'old';
}

function unleashWith(array ...$features): Unleash
{
    return UnleashBuilder::create()
        ->withFetchingEnabled(false)
        ->withMetricsEnabled(false)
        ->withCacheHandler(new Psr16Cache(new ArrayAdapter()))
        ->withBootstrap(['features' => $features])
        ->build();
}

$onlyAnna = ['contextName' => 'userId', 'operator' => 'IN', 'values' => ['anna']];
$strategy = ['name' => 'default', 'parameters' => [], 'constraints' => [$onlyAnna]];
$unleash = unleashWith(['name' => 'new-checkout', 'enabled' => true, 'strategies' => [$strategy]]);

foreach (['anna' => 'new', 'ben' => 'old'] as $user => $expected) {
    $found = checkoutPage($unleash, $user);
    echo $found === $expected ? 'ok' : "expected {$expected}, found {$found}", ": {$user}", PHP_EOL;
}
