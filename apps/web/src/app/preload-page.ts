import type { Feature } from '../blocks/feature/feature';
import { featureAt } from './navigation/feature-at';
import { pagePart } from './page-part';

/** Loads the code of the page that is opened, beside the settings file. Never fails: the page itself loads it again. */
export async function preloadPage(features: readonly Feature[], path: string): Promise<void> {
  const feature = featureAt(features, path);
  await (feature && pagePart(feature))?.preload();
}
