import 'package:flutter/foundation.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

void logImpressions(UnleashClient unleash) {
  unleash.on('impression', (Map<String, dynamic> event) {
    debugPrint(
      '${event['eventType']} ${event['featureName']} '
      '${event['enabled']} ${event['variant']}',
    );
  });
}
