import 'package:http/http.dart' as http;
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

Future<http.Response> getWithTimeout(http.Request request) {
  return http
      .get(request.url, headers: request.headers)
      .timeout(const Duration(seconds: 5));
}

final unleash = UnleashClient(
  url: Uri.parse('https://unleash.example.com/api/frontend'),
  clientKey: 'default:development.00000000000000000000000000000000000000000000000000f0e0ed',
  appName: 'flutter-shop',
  fetcher: getWithTimeout,
);
