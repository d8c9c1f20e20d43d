import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

String buttonLabel(UnleashClient unleash) {
  final variant = unleash.getVariant('new-checkout');
  return variant.enabled ? variant.payload?.value ?? 'Pay' : 'Pay';
}
