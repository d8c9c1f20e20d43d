<?php

require_once __DIR__ . '/vendor/autoload.php';

use GuzzleHttp\Client;
use Symfony\Component\Cache\Adapter\ArrayAdapter;
use Symfony\Component\Cache\Adapter\ChainAdapter;
use Symfony\Component\Cache\Adapter\FilesystemAdapter;
use Symfony\Component\Cache\Psr16Cache;
use Unleash\Client\UnleashBuilder;

$cache = new ChainAdapter([
    new ArrayAdapter(storeSerialized: false),
    new FilesystemAdapter('unleash-development'),
], 15);

return UnleashBuilder::create()
    ->withAppUrl(getenv('UNLEASH_URL'))
    ->withAppName('web-shop')
    ->withInstanceId(gethostname())
    ->withHeader('Authorization', getenv('UNLEASH_TOKEN'))
    ->withHttpClient(new Client(['connect_timeout' => 1, 'timeout' => 2]))
    ->withCacheHandler(new Psr16Cache($cache))
    ->withBootstrap(['features' => []])
    ->build();
