<?php

require __DIR__ . '/vendor/autoload.php';

use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\UnleashBuilder;

$unleash = UnleashBuilder::create()
    ->withAppUrl(getenv('UNLEASH_URL'))
    ->withAppName('web-shop')
    ->withInstanceId('web-1')
    ->withHeader('Authorization', getenv('UNLEASH_TOKEN'))
    ->build();

$enabled = $unleash->isEnabled('new-checkout', new UnleashContext(currentUserId: 'anna'));
echo 'new checkout: ', $enabled ? 'on' : 'off', PHP_EOL;
