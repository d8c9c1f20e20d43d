<?php

require __DIR__ . '/vendor/autoload.php';

use Symfony\Component\EventDispatcher\EventDispatcher;
use Unleash\Client\Configuration\UnleashContext;
use Unleash\Client\Event\FeatureToggleNotFoundEvent;
use Unleash\Client\Event\FetchingDataFailedEvent;
use Unleash\Client\Event\ImpressionDataEvent;
use Unleash\Client\Event\UnleashEvents;
use Unleash\Client\UnleashBuilder;

$events = new EventDispatcher();
$events->addListener(UnleashEvents::FETCHING_DATA_FAILED, function (FetchingDataFailedEvent $event): void {
    error_log($event->getException()->getMessage());
});
$events->addListener(UnleashEvents::FEATURE_TOGGLE_NOT_FOUND, function (FeatureToggleNotFoundEvent $event): void {
    echo 'unknown flag: ', $event->getFeatureName(), PHP_EOL;
});
$events->addListener(UnleashEvents::IMPRESSION_DATA, function (ImpressionDataEvent $event): void {
    echo json_encode($event), PHP_EOL;
});

$unleash = UnleashBuilder::create()
    ->withAppUrl(getenv('UNLEASH_URL'))
    ->withAppName('web-shop')
    ->withInstanceId('web-1')
    ->withHeader('Authorization', getenv('UNLEASH_TOKEN'))
    ->withEventDispatcher($events)
    ->build();

$anna = new UnleashContext(currentUserId: 'anna');
$unleash->isEnabled('new-checkout', $anna);
$unleash->isEnabled('no-such-flag', $anna);
