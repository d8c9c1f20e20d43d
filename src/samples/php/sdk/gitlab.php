<?php

require __DIR__ . '/vendor/autoload.php';

use Unleash\Client\UnleashBuilder;

$unleash = UnleashBuilder::createForGitlab()
    ->withAppUrl((string) getenv('GITLAB_FLAGS_URL'))
    ->withInstanceId((string) getenv('GITLAB_INSTANCE_ID'))
    ->withGitlabEnvironment('production')
    ->build();
