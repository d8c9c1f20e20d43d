<?php

use Unleash\Client\Configuration\UnleashContext;

$unleash = require __DIR__ . '/flags.php';
$anna = new UnleashContext(currentUserId: 'anna');

var_dump($unleash->isEnabled('new-checkout', $anna));
var_dump($unleash->isEnabled('no-such-flag', $anna));
var_dump($unleash->isEnabled('no-such-flag', $anna, true));
