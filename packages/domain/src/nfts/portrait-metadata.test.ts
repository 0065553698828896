import { describe, expect, it } from 'vitest';
import { portraitMetadata } from './portrait-metadata';

describe('portraitMetadata', () => {
  it('tells a citizen by its traits and how many share each', () => {
    const { tokenId, name, attributes, collection } = portraitMetadata({ collection: 'squad', id: 7 }) ?? {};
    expect({ tokenId, name, collection }).toEqual({ tokenId: '7', name: 'Squad 7', collection: { name: 'Squad' } });
    expect(attributes?.length).toBeGreaterThanOrEqual(8);
    for (const { count, value } of attributes ?? []) {
      expect(count).toBeGreaterThan(0);
      expect(value).toMatch(/^[A-Z0-9]/);
    }
  });

  it('tells a kind of the Bunnies by its calling', () => {
    expect(portraitMetadata({ collection: 'bunnies', id: 5 })).toMatchObject({
      name: 'Penny',
      description: 'Penny cooks for all who work.',
      collection: { name: 'Bunnies' },
    });
  });

  it('tells nothing of a number that has no portrait', () => {
    for (const id of [-1, 1.5, 10_000, 1e21]) expect(portraitMetadata({ collection: 'squad', id })).toBeUndefined();
    expect(portraitMetadata({ collection: 'bunnies', id: 9_999 })).toBeUndefined();
  });
});
