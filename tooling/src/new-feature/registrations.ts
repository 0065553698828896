import type { FeatureNames } from './feature-names';
import { registered } from './registered';

/** How each registry of the repository changes for a new feature, by path from the root: a line each, and its import where it has one. */
export function registrations({ slug, camel }: FeatureNames): Readonly<Record<string, (source: string) => string>> {
  return {
    'apps/web/src/app/features.ts': (source) =>
      registered(source, { list: 'features', name: `${camel}Feature`, from: `../features/${slug}/${slug}.feature` }),
    'packages/contracts/deploy/slug-plans.ts': (source) =>
      registered(source, { list: 'slugPlans', name: `${camel}Plan`, from: `./${slug}.plan` }),
    'packages/localnet/src/history-writers.ts': (source) =>
      registered(source, { list: 'historyWriters', name: `${camel}History`, from: `./${slug}/${slug}.history` }),
    'apps/keeper/src/features.ts': (source) =>
      registered(source, { list: 'features', name: `${camel}Feature`, from: `./${slug}/${slug}-feature` }),
    'apps/api/src/features.ts': (source) =>
      registered(source, { list: 'features', name: `${camel}Feature`, from: `./${slug}/${slug}-feature` }),
    'apps/indexer/src/features.ts': (source) => `${source.trimEnd()}\nexport * from './${slug}/${slug}.index';\n`,
  };
}
