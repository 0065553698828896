import { testOnly } from './boundaries';

/** What stands outside of the layers that run in production: all of it is for scripts and tests. */
const forTestsAlone =
  /^(?:e2e|tooling|packages\/localnet|packages\/[^/]+\/(?:browser|gallery|generated|mutants|tools))\//;

/** What is for tests by its place or its name. */
export const isTest = (file: string) => testOnly.files.test(file) || file.startsWith('e2e/');
const isModule = (file: string) => /\.(?:tsx?|mjs)$/.test(file);

/** A module in a folder that runs in production. */
export const isProduction = (file: string) => isModule(file) && !isTest(file) && !forTestsAlone.test(file);

/** Modules that only tests import, and why each stands in a production folder all the same. */
export const usedOtherwise: Readonly<Record<string, string>> = {
  'apps/indexer/launch/engine-hooks.mjs': 'registered by its path, by engine-preload.mjs',
  'apps/indexer/launch/engine-preload.mjs': 'loaded by its path, in the process of the engine',
  'apps/keeper/src/main.ts': 'started by its path',
  'packages/contracts/deploy/run-deploy.ts': 'started by its path',
  'packages/domain/src/farms/archived-pids.ts': 'the documents name the helper (CONST-15); our own farms need none',
  'packages/wire/src/swap/fetch-blocks.ts': 'heights for times (CALL-18, CALL-19), until the analytics ask for them',
};

/** Modules for what a feature may have or not: each stands with all that it gives, whether one uses it or only tests do. */
export const frames: Readonly<Record<string, string>> = {
  'apps/api/src/shared/signed-route.ts': 'answers signed posts',
  'apps/web/src/blocks/transactions/posts/sign-post.ts': 'the page’s side of signed posts',
  'apps/web/src/blocks/transactions/posts/signed-post-notice.tsx': 'tells what became of a signed post',
  'apps/web/src/blocks/transactions/posts/use-signed-post.ts': 'signs a post and sends it',
  'packages/wire/src/shared/signed-message.ts': 'a kind of signed posts',
};

/**
 * Modules in production folders that nothing but tests leads to: tools of tests, or code that no product uses. A test of its
 * own makes no module used; what is not imported at all is an entry, or what the check for unused code finds.
 */
export function testTools(
  imports: ReadonlyMap<string, readonly string[]>,
  exceptions: Readonly<Record<string, string>> = { ...usedOtherwise, ...frames },
): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const candidates = [...importers].filter(([file]) => isProduction(file) && !Object.hasOwn(exceptions, file));
  const found = new Set<string>();
  let before = -1;
  // What only such a module imports is one as well.
  while (found.size > before) {
    before = found.size;
    for (const [file, by] of candidates) if (by.every((one) => isTest(one) || found.has(one))) found.add(file);
  }
  return [...found];
}

/** Exceptions that are none (any more): something else than a test imports them. */
export function needlessExceptions(
  imports: ReadonlyMap<string, readonly string[]>,
  exceptions: Readonly<Record<string, string>> = usedOtherwise,
): string[] {
  const found = new Set(testTools(imports, {}));
  return Object.keys(exceptions).filter((file) => imports.has(file) && !found.has(file));
}
