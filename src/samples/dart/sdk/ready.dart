import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

/// Waits for the first answer, but no longer than two seconds.
Future<void> startUnleash(UnleashClient unleash) async {
  await Future.any([
    unleash.start(),
    Future<void>.delayed(const Duration(seconds: 2)),
  ]);
}
