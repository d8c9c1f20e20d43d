import 'dart:math';

String percent(double share) => '${(share * 100).toStringAsFixed(1)}%';

void main(List<String> arguments) {
  final counts = arguments.map(int.parse).toList();
  final shownA = counts[0], orderedA = counts[1];
  final shownB = counts[2], orderedB = counts[3];
  final a = orderedA / shownA;
  final b = orderedB / shownB;
  final error = sqrt(a * (1 - a) / shownA + b * (1 - b) / shownB);
  final low = percent(b - a - 1.96 * error);
  final high = percent(b - a + 1.96 * error);
  final imbalance = pow(shownA - shownB, 2) / (shownA + shownB);

  print('basket      ${percent(a)} ordered');
  print('order-now   ${percent(b)} ordered');
  print('difference  ${percent(b - a)}, plausible from $low to $high');
  print('groups      ${imbalance > 10.83 ? 'too unequal' : 'of equal size'}');
}
