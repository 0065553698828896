import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fileImports } from './file-imports';
import { importTarget, targetFile } from './import-target';
import { featureNames } from './new-feature/feature-names';
import { skeletonOf } from './new-feature/layers';
import { projects } from './suites';
import { type Asked, exportsUsedOtherwise, needlessExports, testExports } from './test-exports';
import { usedOtherwise } from './test-tools';
import { workspacePackages } from './workspace-packages';

const file = 'packages/domain/src/swap/fees.ts';
const byTest: Asked = { by: 'packages/domain/src/swap/fees.test.ts', of: file, names: ['fee', 'lpFee'] };
const found = (source: string, ...asked: readonly Asked[]) => testExports([byTest, ...asked], () => source);

test('what only tests import of a module that the product uses is dead, whatever else they import of it', () => {
  const source = 'export const fee = 1;\nexport const lpFee = 2;\n';
  const by = 'packages/domain/src/swap/trade.ts';
  expect(found(source, { by, of: file, names: ['fee'] })).toEqual([`${file}: lpFee`]);
  expect(found(source, { by, of: file, names: ['fee', 'lpFee'] })).toEqual([]);
  expect(found(source, { by, of: file })).toEqual([]);
  expect(found(source, { by: 'packages/localnet/src/swap/market.ts', of: file, names: ['lpFee', 'fee'] })).toEqual([]);
  expect(found(source, { by: 'e2e/swap.spec.ts', of: file, names: ['fee'] })).toHaveLength(2);
  expect(testExports([{ ...byTest, of: 'packages/localnet/src/swap/market.ts' }], () => source)).toEqual([]);
});

test.each([
  ['export const lpFee = 2;\nexport const fee = () => lpFee; fee();', []],
  ['export const lpFee = [2];\nexport const fee = [...lpFee, fee];', []],
  ['export const lpFee: bigint = 2n;\nexport const fee = use(lpFee);\nfee();', []],
  ['export interface lpFee {}\nexport function fee(one: lpFee): void;\nexport function fee() { fee(); }', []],
  ['/** Of lpFee. */\nexport const lpFee = 2; // lpFee\nexport const fee = { lpFee: rates.lpFee }; fee();', ['lpFee']],
  ['export const lpFee = 2;\nexport const lpFees = 2, fee = 1; fee();', ['lpFee']],
])('what a module uses itself is tested rightly: %s', (source, names) => {
  expect(found(source)).toEqual(names.map((name) => `${file}: ${name}`));
});

test('an exception gives its reason, and goes when the product uses it', () => {
  const source = 'export const fee = 1;\nexport const lpFee = 2;\n';
  for (const [name, reason] of Object.entries(exportsUsedOtherwise)) expect(reason.length, name).toBeGreaterThan(10);
  const exceptions = { [`${file}: lpFee`]: 'waits for its screen' };
  expect(testExports([byTest], () => source, exceptions)).toEqual([`${file}: fee`]);
  expect(needlessExports([byTest], () => source, exceptions)).toEqual([]);
  const use = { by: 'packages/domain/src/swap/trade.ts', of: file, names: ['lpFee'] };
  expect(needlessExports([byTest, use], () => source, exceptions)).toEqual([`${file}: lpFee`]);
});

test('a module that waits whole waits with all that it gives', () => {
  const [waiting = ''] = Object.keys(usedOtherwise);
  expect(testExports([{ by: 'a.test.ts', of: waiting, names: ['one'] }], () => 'export const one = 1;')).toEqual([]);
});

test.each([[[]], [['contract']], [['keeper', 'api']]])(
  'what the generator writes without %j is asked for by more than its tests',
  (without) => {
    const { files, lines } = skeletonOf(featureNames('tally-board'), without);
    const all: Readonly<Record<string, string>> = { ...files, ...lines };
    const known = new Set(Object.keys(all));
    const packages = workspacePackages(resolve(import.meta.dirname, '../..'), projects);
    const asked = Object.entries(all)
      .filter(([by]) => /\.tsx?$/.test(by))
      .flatMap(([by, source]) =>
        fileImports(by, source).flatMap(({ specifier, names }): Asked[] => {
          const path = importTarget(by, specifier, packages);
          const of = path === undefined ? undefined : targetFile(path, known);
          return of === undefined ? [] : [{ by, of, names }];
        }),
      );
    expect(asked.length).toBeGreaterThan(5);
    expect(testExports(asked, (one) => all[one] ?? '')).toEqual([]);
  },
);
