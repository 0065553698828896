import { useContext } from 'react';
import type { Feature } from './feature';
import { FeaturesContext } from './features-context';

/** Every feature of the app, in the order of the menu. */
export function useFeatures(): readonly Feature[] {
  return useContext(FeaturesContext);
}
