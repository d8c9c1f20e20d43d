<?php

use Unleash\Client\Configuration\UnleashContext;

$unleash = require __DIR__ . '/flags.php';

$variant = $unleash->getVariant('checkout-button', new UnleashContext(currentUserId: 'anna'));
echo $variant->getName(), PHP_EOL;

echo $variant->getPayload()?->getValue() ?? 'Pay', PHP_EOL;
