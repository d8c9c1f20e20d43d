import 'dart:convert';

import 'package:flutter/foundation.dart';

/// Stands for your analytics. Each event is one line of the console.
void record(String event, Map<String, String> properties) {
  debugPrint(jsonEncode({'event': event, ...properties}));
}
