import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';
import 'package:unleash_proxy_client_flutter/variant.dart';

import 'analytics.dart';

/// One customer in one experiment.
class Experiment {
  Experiment(UnleashClient unleash, this.flag, this.customer)
      : variant = unleash.getVariant(flag);

  final String flag;
  final String customer;

  /// Asked for once, so that nothing changes while the page is open.
  final Variant variant;

  bool _shown = false;

  String text(String fallback) {
    return variant.enabled ? variant.payload?.value ?? fallback : fallback;
  }

  /// Call it when the customer sees the variant.
  void shown() {
    if (_shown) return;
    _shown = true;
    _record('shown');
  }

  /// Call it when the customer does what you hope for.
  void reached(String goal) => _record(goal);

  void _record(String event) {
    if (!variant.enabled) return;
    record(event, {
      'customer': customer,
      'flag': flag,
      'variant': variant.name,
    });
  }
}
