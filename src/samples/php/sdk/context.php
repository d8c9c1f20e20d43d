<?php

use Unleash\Client\Configuration\UnleashContext;

$unleash = require __DIR__ . '/flags.php';

$gold = new UnleashContext(currentUserId: 'anna', customContext: ['plan' => 'gold']);
$free = new UnleashContext(currentUserId: 'anna', customContext: ['plan' => 'free']);
$none = new UnleashContext(currentUserId: 'anna');

foreach ([$gold, $free, $none] as $context) {
    var_dump($unleash->isEnabled('gold-support', $context));
}
