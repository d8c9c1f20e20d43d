import type { BoundaryTexts } from '../islands/boundary/IslandBoundary.tsx';

/** Texts that every island needs for the case that it throws. */
export function boundaryTexts(t: (key: 'island.crashed' | 'island.tryAgain') => string): BoundaryTexts {
	return { crashed: t('island.crashed'), tryAgain: t('island.tryAgain') };
}
