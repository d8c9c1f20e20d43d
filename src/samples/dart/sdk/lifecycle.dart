import 'package:flutter/widgets.dart';
import 'package:unleash_proxy_client_flutter/unleash_proxy_client_flutter.dart';

class UnleashLifecycle with WidgetsBindingObserver {
  UnleashLifecycle(this.unleash) {
    WidgetsBinding.instance.addObserver(this);
  }

  final UnleashClient unleash;
  bool stopped = false;

  @override
  void didChangeAppLifecycleState(AppLifecycleState state) {
    if (state == AppLifecycleState.paused && !stopped) {
      stopped = true;
      unleash.stop();
      unleash.sendMetrics();
    } else if (state == AppLifecycleState.resumed && stopped) {
      stopped = false;
      unleash.start();
    }
  }
}
