import { frames, isProduction, isTest, usedOtherwise } from './test-tools';

/** What a file asks of another. */
export interface Asked {
  readonly by: string;
  readonly of: string;
  /** Without names it asks for all of it, or for what cannot be told. */
  readonly names?: readonly string[] | undefined;
}

/** What only tests import of a module that the product uses, as `file: name`, and why it is there all the same. */
export const exportsUsedOtherwise: Readonly<Record<string, string>> = {
  'packages/domain/src/shared/format-numbers.ts: formatCompact':
    'short numbers (CONST-09), until the analytics show them',
  'packages/wire/src/nfts/fetch-collections.ts: fetchCollection':
    'a collection by id (NFT-46): its page asks for it together with what is for sale',
  'packages/wire/src/nfts/fetch-collections.ts: fetchHolders': 'who holds items, until a page lists them',
  'packages/wire/src/nfts/fetch-items.ts: fetchItemsOf': 'what an account holds: the page asks the chain',
  'packages/wire/src/swap/fetch-derived-prices.ts: fetchDerivedPricesAtBlocks':
    'prices by block number (INFO-19), until the analytics ask for them',
  'packages/wire/src/swap/fetch-pair-periods.ts: fetchLastPairPeriodId':
    'the last id (INFO-18), until the analytics ask for it',
  'packages/wire/src/swap/fetch-pair-periods.ts: fetchPairPeriodsByIds':
    'hours and days by id (INFO-16, INFO-17), until the analytics ask for them',
};

/**
 * What modules in production folders give to tests alone, as `file: name`. What a module uses itself is tested rightly; a
 * module that waits whole (`usedOtherwise`) waits with all that it gives, and so stands a frame (`frames`).
 */
export function testExports(
  asked: readonly Asked[],
  read: (file: string) => string,
  exceptions: Readonly<Record<string, string>> = exportsUsedOtherwise,
): string[] {
  const modules = new Map<string, { readonly tested: Set<string>; readonly used: Set<string>; isWhole: boolean }>();
  for (const { by, of, names } of asked) {
    if (!isProduction(of) || Object.hasOwn({ ...usedOtherwise, ...frames }, of)) continue;
    const one = modules.get(of) ?? { tested: new Set(), used: new Set(), isWhole: false };
    modules.set(of, one);
    if (!isTest(by)) one.isWhole ||= names === undefined;
    for (const name of names ?? []) (isTest(by) ? one.tested : one.used).add(name);
  }
  return [...modules].flatMap(([file, { tested, used, isWhole }]) =>
    [...tested]
      .filter((name) => !isWhole && !used.has(name) && !Object.hasOwn(exceptions, `${file}: ${name}`))
      .filter((name) => !usesItself(read(file), name))
      .map((name) => `${file}: ${name}`),
  );
}

/** Exceptions that are none (any more): something else than a test imports them. */
export function needlessExports(
  asked: readonly Asked[],
  read: (file: string) => string,
  exceptions: Readonly<Record<string, string>> = exportsUsedOtherwise,
): string[] {
  const found = new Set(testExports(asked, read, {}));
  const files = new Set(asked.map(({ of }) => of));
  return Object.keys(exceptions).filter((name) => files.has(name.replace(/: .*$/, '')) && !found.has(name));
}

/** Whether a source says a name beside where it declares it; a key or what another thing has by that name does not count. */
function usesItself(source: string, name: string): boolean {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .replaceAll(new RegExp(`\\b(?:function\\*?|const|let|class|interface|type|enum) ${name}\\b`, 'g'), '');
  return new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$]|\\??:)`).test(code);
}
