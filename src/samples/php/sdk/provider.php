<?php

require __DIR__ . '/vendor/autoload.php';

use Unleash\Client\Configuration\Context;
use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\ContextProvider\UnleashContextProvider;
use Unleash\Client\UnleashBuilder;

final class SessionContextProvider implements UnleashContextProvider
{
    public function getContext(): Context
    {
        return new UnleashContext(
            currentUserId: $_SESSION['user'] ?? null,
            customContext: ['plan' => $_SESSION['plan'] ?? 'free'],
        );
    }
}

$unleash = UnleashBuilder::create()
    ->withAppUrl(getenv('UNLEASH_URL'))
    ->withAppName('web-shop')
    ->withInstanceId('web-1')
    ->withHeader('Authorization', getenv('UNLEASH_TOKEN'))
    ->withContextProvider(new SessionContextProvider())
    ->build();

$_SESSION = ['user' => 'anna', 'plan' => 'gold'];
var_dump($unleash->isEnabled('gold-support'));
