import { expect, test } from 'vitest';
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
  ...['e2e/farm-auctions.spec.ts', 'packages/contracts', 'packages/domain', 'packages/localnet', 'packages/sdk'],
];

test('a feature has files in every layer, and each of them names its slug', () => {
  expect(placesOf([])).toEqual(everywhere);
  for (const [file, text] of Object.entries(skeletonOf(names).files)) {
    expect(file + text, file).toMatch(/farm-auctions|FarmAuctions/);
  }
});

test('a layer is left out with its line, and with the contract what needs one', () => {
  expect(placesOf(['keeper'])).toEqual(everywhere.filter((place) => place !== 'apps/keeper'));
  expect(placesOf(['contract', 'domain'])).toEqual(['apps/api', 'apps/web', 'e2e/farm-auctions.spec.ts']);
  expect(skeletonOf(names, ['contract']).hasContract).toBe(false);
});

test('what every feature has, or nobody knows, cannot be left out', () => {
  expect(() => skeletonOf(names, ['web'])).toThrow('"web" cannot be left out');
});
