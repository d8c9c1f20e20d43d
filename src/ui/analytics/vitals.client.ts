import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { count } from './count.ts';
import { asksForPrivacy, whenShown } from './when-shown.ts';

/* Counts how fast pages are for readers, as https://web.dev/articles/vitals defines it. */
if (!asksForPrivacy()) {
	whenShown(() => {
		for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell);
	});
}

function tell({ name: metric, value, rating }: Metric): void {
	count({ name: 'web_vital', metric, value: Number(value.toPrecision(4)), rating });
}
