import 'package:unleash_proxy_client_flutter/unleash_context.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

Future<void> signIn(UnleashClient unleash, String userId, String customerType) {
  return unleash.updateContext(
    UnleashContext(userId: userId, properties: {'customerType': customerType}),
  );
}

Future<void> signOut(UnleashClient unleash) {
  return unleash.updateContext(UnleashContext());
}
