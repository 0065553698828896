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

test.each(['x-chain', 'pay-a-friend', 'i-x', 'besc-cards'])(
  'the modules of the contract of %j would be called otherwise',
  (slug) => {
    expect(() => featureNames(slug)).toThrow('no slug whose contract could be called after it');
  },
);

test.each(['plan-x', 'v2-pool', 'bescard', 'x'])('%j is a slug', (slug) => {
  expect(featureNames(slug).slug).toBe(slug);
});
