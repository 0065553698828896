import { Skeleton } from '@besc/ui/skeleton';
import { Suspense } from 'react';
import type { Feature } from '../../../blocks/feature/feature';
import { useFeatures } from '../../../blocks/feature/use-features';
import { lazyPart } from '../../../lib/lazy-part';

type Part = ReturnType<typeof lazyPart<object>>;

/** One part a feature, kept, so that redrawing the page does not reload it. */
const parts = new WeakMap<Feature, Part>();

function partOf(feature: Feature): Part | undefined {
  const { slug, front } = feature;
  if (front?.tile === undefined) return undefined;
  const part = parts.get(feature) ?? lazyPart<object>(`${slug}-tile`, front.tile.load);
  parts.set(feature, part);
  return part;
}

/** What the features show of themselves. */
export function FrontTiles() {
  const tiles = useFeatures()
    .toSorted((one, other) => (one.front?.tile?.order ?? 0) - (other.front?.tile?.order ?? 0))
    .flatMap((feature) => {
      const Tile = partOf(feature);
      return Tile ? [{ slug: feature.slug, Tile }] : [];
    });
  if (tiles.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {tiles.map(({ slug, Tile }) => (
        <Suspense key={slug} fallback={<Skeleton className="h-96 w-full rounded-card" />}>
          <Tile />
        </Suspense>
      ))}
    </div>
  );
}
