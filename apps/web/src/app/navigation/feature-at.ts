import type { Feature } from '../../blocks/feature/feature';

/** The feature that the first part of an address belongs to. */
export function featureAt(features: readonly Feature[], path: string): Feature | undefined {
  const first = (path.split('/')[1] ?? '').toLowerCase();
  return features.find(({ at = [] }) => at.includes(first));
}
