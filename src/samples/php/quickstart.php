<?php

// #region connect
require __DIR__ . '/vendor/autoload.php';

use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\UnleashBuilder;

$unleash = UnleashBuilder::create()
    ->withAppUrl(getenv('UNLEASH_URL'))
    ->withAppName('quickstart')
    ->withInstanceId('quickstart-1')
    ->withHeader('Authorization', getenv('UNLEASH_TOKEN'))
    ->build();
// #endregion connect

// #region ask
$context = new UnleashContext(currentUserId: 'anna', customContext: ['plan' => 'gold']);
$enabled = $unleash->isEnabled('new-checkout', $context);
echo $enabled ? 'new checkout' : 'old checkout', PHP_EOL;
// #endregion ask
