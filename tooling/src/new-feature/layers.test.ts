import { expect, test } from 'vitest';
import { writeLines } from '../write-lines';
import { featureNames } from './feature-names';
import { skeletonOf } from './layers';

const names = featureNames('farm-auctions');
const placesOf = (without: readonly string[]) => {
  const { files, lines } = skeletonOf(names, without);
  const place = (file: string) => file.split('/').slice(0, 2).join('/');
  return [...new Set([...Object.keys(files), ...Object.keys(lines)].map(place))].sort();
};
const everywhere = [
  ...['apps/api', 'apps/indexer', 'apps/keeper', 'apps/web', 'e2e/farm-auctions.index.spec.ts'],
  ...[
    'e2e/farm-auctions.spec.ts',
    'packages/contracts',
    'packages/domain',
    'packages/localnet',
    'packages/sdk',
    'packages/wire',
  ],
];

test('a feature has files in every layer, and each of them names its slug', () => {
  expect(placesOf([])).toEqual(everywhere);
  for (const [file, text] of Object.entries(skeletonOf(names).files)) {
    expect(file + text, file).toMatch(/farm-auctions|FarmAuctions/);
  }
});

test('the contract and its name in the deployment are called like the slug, everywhere', () => {
  const { files } = skeletonOf(featureNames('tip-jar'));
  expect(Object.keys(files)).toContain('packages/contracts/src/tip-jar/TipJar.sol');
  expect(files['packages/contracts/deploy/tip-jar.plan.ts']).toContain("names: ['tipJar']");
  const named = Object.values(files).flatMap((text) => text.match(/, 'tip-jar', '\w+'/g) ?? []);
  expect(new Set(named)).toEqual(new Set([", 'tip-jar', 'tipJar'"]));
});

test('no name that a file declares is the slug alone, which may be a word that the file uses', () => {
  for (const [file, text] of Object.entries(skeletonOf(featureNames('zebra')).files)) {
    const code = text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|(['"`]).*?\1/g, '');
    // The key of the deployment alone, to which nothing refers but by its text.
    expect(code.match(/\bzebra\b(?!: \{ abi)/g), file).toBeNull();
  }
});

test('two features have no file in common', () => {
  const files = Object.keys(skeletonOf(featureNames('tip-jar')).files);
  expect(files.filter((file) => file in skeletonOf(names).files)).toEqual([]);
});

test('a layer is left out with its line, and with the contract what needs one', () => {
  expect(placesOf(['keeper'])).toEqual(everywhere.filter((place) => place !== 'apps/keeper'));
  expect(placesOf(['contract'])).toEqual(['apps/api', 'apps/web', 'e2e/farm-auctions.spec.ts']);
  expect(skeletonOf(names, ['contract']).hasContract).toBe(false);
});

test('what every feature has, or an unknown layer, cannot be left out', () => {
  expect(() => skeletonOf(names, ['web'])).toThrow('"web" cannot be left out');
});

test('a page with a contract writes to it; one without has nothing to write', () => {
  const web = (without: readonly string[]) =>
    Object.keys(skeletonOf(names, without).files).filter((file) => file.startsWith('apps/web/'));
  const writes = ['actions.ts', 'writes.test.ts', 'screen.test.tsx'].map((name) => `farm-auctions.${name}`);
  const folder = 'apps/web/src/features/farm-auctions';
  expect(web([])).toEqual(expect.arrayContaining(writes.map((file) => `${folder}/${file}`)));
  expect(web(['contract']).filter((file) => /actions|writes|screen\.test/.test(file))).toEqual([]);
});

test('a write, its call and its step together, is at most 20 lines', () => {
  const { files } = skeletonOf(names);
  const writes = writeLines(
    'apps/web/src/features/farm-auctions/farm-auctions.actions.ts',
    (file) => files[file] ?? '',
  );
  expect(writes.map(({ name }) => name)).toEqual(['stakeStep', 'unstakeStep']);
  for (const { name, lines } of writes) {
    expect(lines, name).toBeGreaterThan(10);
    expect(lines, name).toBeLessThanOrEqual(20);
  }
});
