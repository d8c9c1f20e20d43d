import 'package:unleash_proxy_client_flutter/payload.dart';
import 'package:unleash_proxy_client_flutter/toggle_config.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';
import 'package:unleash_proxy_client_flutter/variant.dart';

UnleashClient offlineUnleash() {
  return UnleashClient(
    url: Uri.parse('http://unused.invalid'),
    clientKey: 'unused',
    appName: 'flutter-shop',
    bootstrap: {
      'new-checkout': ToggleConfig(
        enabled: true,
        impressionData: false,
        variant: Variant(
          name: 'one-page',
          enabled: true,
          payload: Payload(type: 'string', value: 'Pay now'),
        ),
      ),
    },
  );
}
