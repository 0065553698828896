import type { Feature } from '../../blocks/feature/feature';
import { longestPrefix } from '../../lib/longest-prefix';

/** The feature that an address belongs to: the one that names most of its beginning. */
export function featureAt(features: readonly Feature[], path: string): Feature | undefined {
  const named = features.flatMap((feature) => (feature.at ?? []).map((at) => ({ feature, prefix: `/${at}` })));
  return longestPrefix(named, path.toLowerCase(), ({ prefix }) => prefix)?.feature;
}
