import { expect, test } from 'vitest';
import { featureNames } from './feature-names';

test('derives every form from the slug', () => {
  expect(featureNames('farm-auctions')).toEqual({
    slug: 'farm-auctions',
    camel: 'farmAuctions',
    pascal: 'FarmAuctions',
    label: 'Farm auctions',
  });
});

test.each(['', 'Farms', '../x', 'a--b', '9lives', 'a b', 'competition-2'])('%j is no slug', (slug) => {
  expect(() => featureNames(slug)).toThrow(RangeError);
});
