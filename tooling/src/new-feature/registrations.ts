import type { FeatureNames } from './feature-names';

/** The line of a feature in each registry of the repository, by the registry's path from the root. */
export function registrations({ slug, camel }: FeatureNames): Readonly<Record<string, string>> {
  return {
    'apps/web/src/app/slugs.ts': `export { ${camel}Feature } from '../features/${slug}/${slug}.feature';`,
    'packages/contracts/deploy/plans.ts': `export { ${camel}Plan } from './${slug}.plan';`,
    'packages/localnet/src/histories.ts': `export { ${camel}History } from './${slug}/${slug}.history';`,
    'apps/keeper/src/slugs.ts': `export { ${camel}Feature } from './${slug}/${slug}-feature';`,
    'apps/api/src/slugs.ts': `export { ${camel}Feature } from './${slug}/${slug}-feature';`,
    'apps/indexer/src/slugs.ts': `export * from './${slug}/${slug}.index';`,
  };
}
