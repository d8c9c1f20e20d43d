import 'dart:convert';

import 'package:flutter_test/flutter_test.dart';
import 'package:http/http.dart' as http;
import 'package:unleash_proxy_client_flutter/in_memory_storage_provider.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

Future<UnleashClient> unleashWith(List<String> flags) async {
  final body = jsonEncode({
    'toggles': [
      for (final name in flags) {'name': name, 'enabled': true},
    ],
  });
  final unleash = UnleashClient(
    url: Uri.parse('http://unused.invalid'),
    clientKey: 'unused',
    appName: 'tests',
    storageProvider: InMemoryStorageProvider(),
    disableRefresh: true,
    disableMetrics: true,
    fetcher: (request) async => http.Response(body, 200),
  );
  await unleash.start();
  return unleash;
}

void main() {
  test('the flag switches the checkout', () async {
    expect((await unleashWith(['new-checkout'])).isEnabled('new-checkout'), true);
    expect((await unleashWith([])).isEnabled('new-checkout'), false);
  });
}
