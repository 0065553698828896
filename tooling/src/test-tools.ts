import { testOnly } from './boundaries';

/** What stands outside of the layers that run in production: all of it is for scripts and tests. */
const forTestsAlone = /^(?:e2e|tooling|packages\/localnet|packages\/[^/]+\/(?:browser|gallery|mutants|tools))\//;

const isTest = (file: string) => testOnly.files.test(file) || file.startsWith('e2e/');

/**
 * Modules in production folders that are tools of tests: named so (`make-...`), or used by several tests and by nothing
 * else, none of them their own. What was built ahead of its first user has a test of its own and is none of these.
 */
export function testTools(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return [...importers].flatMap(([file, by]) => {
    if (isTest(file) || forTestsAlone.test(file) || !by.every(isTest)) return [];
    const own = `${file.replace(/\.tsx?$/, '')}.`;
    const isNamedSo = /\/make-[^/]+$/.test(file);
    return isNamedSo || (by.length > 1 && !by.some((test) => test.startsWith(own))) ? [file] : [];
  });
}
