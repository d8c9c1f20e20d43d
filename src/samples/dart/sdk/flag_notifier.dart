import 'package:flutter/foundation.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

/// The value of one flag. Listeners hear of it only when it changes.
class FlagNotifier extends ValueNotifier<bool> {
  FlagNotifier(this.unleash, this.flag) : super(unleash.isEnabled(flag)) {
    unleash.on('initialized', _ask);
    unleash.on('update', _ask);
  }

  final UnleashClient unleash;
  final String flag;

  void _ask(dynamic _) {
    value = unleash.isEnabled(flag);
  }

  @override
  void dispose() {
    unleash.off(type: 'initialized', callback: _ask);
    unleash.off(type: 'update', callback: _ask);
    super.dispose();
  }
}
