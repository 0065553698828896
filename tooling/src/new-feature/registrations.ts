import type { FeatureNames } from './feature-names';
import { registered, withImport } from './registered';

/** How each registry of the repository changes for a new feature, by path from the root: one line each, and its import. */
export function registrations({ slug, camel }: FeatureNames): Readonly<Record<string, (source: string) => string>> {
  const contracts = `...${camel}Contracts(settings)`;
  return {
    'apps/web/src/app/features.ts': (source) =>
      registered(source, { list: 'features', name: `${camel}Feature`, from: `../features/${slug}/${slug}.feature` }),
    'packages/contracts/deploy/slug-plans.ts': (source) =>
      registered(source, { list: 'slugPlans', name: `${camel}Plan`, from: `./${slug}.plan` }),
    'packages/localnet/src/history/history-writers.ts': (source) =>
      registered(source, { list: 'historyWriters', name: `${camel}History`, from: `../${slug}/${slug}.history` }),
    'apps/indexer/ponder.config.ts': (source) => {
      const list = /(\bcontracts: \{)([^}]*?),?(\s*\})/;
      if (!list.test(source)) throw new Error('ponder.config.ts has no contracts.');
      const from = `./src/${slug}/${slug}.contracts`;
      return withImport(source, { name: `${camel}Contracts`, from }).replace(list, `$1$2, ${contracts}$3`);
    },
    'apps/indexer/ponder.schema.ts': (source) => `${source.trimEnd()}\nexport * from './src/${slug}/${slug}-tables';\n`,
  };
}
