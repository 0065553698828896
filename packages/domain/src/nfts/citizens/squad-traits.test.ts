import { describe, expect, it } from 'vitest';
import { squadRarities } from './squad-rarities';
import { squadSize } from './squad-shuffle';
import { squadTraits } from './squad-traits';

const all = Array.from({ length: squadSize }, (_, id) => squadTraits(id));

describe('squadTraits', () => {
  it('gives each value exactly as often as its rarity says', () => {
    for (const [trait, counts] of Object.entries(squadRarities)) {
      const found: Record<string, number> = {};
      for (const traits of all) {
        const value = traits[trait as keyof typeof traits];
        found[value] = (found[value] ?? 0) + 1;
      }
      expect(found, trait).toEqual(counts);
    }
  });

  it('makes no two citizens alike', () => {
    expect(new Set(all.map((traits) => Object.values(traits).join())).size).toBe(squadSize);
  });

  it('keeps no two citizens apart by a misprint alone', () => {
    expect(new Set(all.map(({ misprint, ...traits }) => Object.values(traits).join())).size).toBe(squadSize);
  });
});
