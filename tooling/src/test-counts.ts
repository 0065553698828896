import { stripVTControlCharacters } from 'node:util';

/** Tests that passed and failed in one run. */
export type Counts = { readonly passed: number; readonly failed: number };

const vitest = /^\s*Tests\s+(?:(?<failed>\d+) failed\s*\|?\s*)?(?:(?<passed>\d+) passed)?/gm;
const forge = /^Ran \d+ test suites?.*?: (?<passed>\d+) tests? passed, (?<failed>\d+) failed/gm;
const playwright = /^ {2}(?<count>\d+) (?<kind>passed|failed|flaky|did not run)\b/gm;
const plain = /^(?:\w+: )?(?<passed>\d+) passed, (?<failed>\d+) failed(?:, \d+ skipped)?$/gm;

/** Adds up what the known runners (vitest, forge, Playwright and the plain line) said in `output`. */
export function testCounts(output: string): Counts {
  const text = stripVTControlCharacters(output);
  let passed = 0;
  let failed = 0;
  for (const pattern of [vitest, forge, plain]) {
    for (const { groups } of text.matchAll(pattern)) {
      passed += Number(groups?.passed ?? 0);
      failed += Number(groups?.failed ?? 0);
    }
  }
  for (const { groups } of text.matchAll(playwright)) {
    // A flaky test failed once and passed when CI tried it again; the list above it names it.
    if (groups?.kind === 'passed' || groups?.kind === 'flaky') passed += Number(groups.count);
    else failed += Number(groups?.count ?? 0);
  }
  return { passed, failed };
}
