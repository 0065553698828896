import { contractSkeleton } from './contract-skeleton';
import type { FeatureNames } from './feature-names';
import { readerSkeleton } from './reader-skeleton';
import { registrations } from './registrations';
import { ruleSkeleton } from './rule-skeleton';
import { apiSkeleton, keeperSkeleton } from './service-skeleton';
import { webSkeleton } from './web-skeleton';

/** What a feature may do without; what needs a contract goes with it. */
const optional = {
  domain: { files: ruleSkeleton, registries: [] },
  contract: {
    files: (names: FeatureNames) => ({ ...contractSkeleton(names), ...readerSkeleton(names) }),
    registries: ['packages/contracts/', 'packages/localnet/', 'apps/indexer/'],
  },
  keeper: { files: keeperSkeleton, registries: ['apps/keeper/'], needs: 'contract' },
  api: { files: apiSkeleton, registries: ['apps/api/'] },
} as const;

type Layer = keyof typeof optional;

/** The new files of a feature and its lines in registries, by path from the root. */
export interface Skeleton {
  readonly slug: string;
  readonly files: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly hasContract: boolean;
}

/** A feature in every layer but those in `without`. Throws RangeError for a layer that there is not. */
export function skeletonOf(names: FeatureNames, without: readonly string[] = []): Skeleton {
  const layers = Object.keys(optional);
  const unknown = without.find((layer) => !layers.includes(layer));
  if (unknown !== undefined) throw new RangeError(`"${unknown}" cannot be left out: only ${layers.join(', ')}.`);
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
    files: Object.assign({}, ...kept.map(([, { files }]) => files(names)), webSkeleton(names)),
    lines: Object.fromEntries(lines),
    hasContract: !isLeft('contract'),
  };
}
