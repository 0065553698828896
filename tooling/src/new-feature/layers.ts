import { contractSkeleton } from './contract-skeleton';
import type { FeatureNames } from './feature-names';
import { readerSkeleton } from './reader-skeleton';
import { registrations } from './registrations';
import { ruleSkeleton } from './rule-skeleton';
import { apiSkeleton, keeperSkeleton } from './service-skeleton';
import { pageSkeleton } from './web-skeleton';
import { writerSkeleton } from './writer-skeleton';

/** What a feature may do without; what needs a contract goes with it. */
const optional = {
  contract: {
    files: (names: FeatureNames) => ({
      ...ruleSkeleton(names),
      ...contractSkeleton(names),
      ...readerSkeleton(names),
      ...writerSkeleton(names),
    }),
    registries: ['packages/contracts/', 'packages/localnet/', 'apps/indexer/'],
  },
  keeper: { files: keeperSkeleton, registries: ['apps/keeper/'], needs: 'contract' },
  api: { files: apiSkeleton, registries: ['apps/api/'] },
} as const;

type Layer = keyof typeof optional;

/** Layers that a feature can be made without. */
export const optionalLayers: readonly string[] = Object.keys(optional);

/** The new files of a feature and its lines in registries, by path from the root. */
export interface Skeleton {
  readonly slug: string;
  readonly files: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly hasContract: boolean;
}

/** A feature in every layer but those in `without`. Throws RangeError for a layer that there is not. */
export function skeletonOf(names: FeatureNames, without: readonly string[] = []): Skeleton {
  const unknown = without.find((layer) => !optionalLayers.includes(layer));
  if (unknown !== undefined)
    throw new RangeError(`"${unknown}" cannot be left out: only ${optionalLayers.join(', ')}.`);
  const isLeft = (layer: string): boolean => {
    const own = optional[layer as Layer];
    return without.includes(layer) || ('needs' in own && without.includes(own.needs));
  };
  const kept = Object.entries(optional).filter(([layer]) => !isLeft(layer));
  const left = Object.entries(optional).filter(([layer]) => isLeft(layer));
  const gone = left.flatMap(([, { registries }]) => registries as readonly string[]);
  const lines = Object.entries(registrations(names)).filter(([file]) => !gone.some((place) => file.startsWith(place)));
  return {
    slug: names.slug,
    // Of its page a contract writes more.
    files: Object.assign(pageSkeleton(names), ...kept.map(([, { files }]) => files(names))),
    lines: Object.fromEntries(lines),
    hasContract: !isLeft('contract'),
  };
}
