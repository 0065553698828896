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

test.each(['plan-x', 'v2-pool', 'bescard', 'x', 'a'.repeat(38)])('%j is a slug', (slug) => {
  expect(featureNames(slug).slug).toBe(slug);
});

test('a slug too long for its table, or called as something that every object has, is refused', () => {
  expect(() => featureNames('a'.repeat(39))).toThrow('is too long: at most 38 letters');
  for (const slug of ['constructor', 'to-string']) {
    expect(() => featureNames(slug)).toThrow(`"${slug}" is no slug`);
  }
});
