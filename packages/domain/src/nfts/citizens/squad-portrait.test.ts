import { expect, it } from 'vitest';
import { squadPortrait } from './squad-portrait';
import { squadRarities } from './squad-rarities';
import { type SquadTraits, squadTraits } from './squad-traits';

/** Somebody with bare eyes and nothing printed wrongly, so that each trait is seen. */
const plain: SquadTraits = {
  ...squadTraits(1),
  gaze: 'steady',
  eyewear: 'none',
  headgear: 'none',
  held: 'coin',
  marking: 'plain',
  cut: 'ruled',
  misprint: 'none',
};

it.each(Object.entries(squadRarities))('shows each value of the trait %s', (trait, counts) => {
  const values = Object.keys(counts);
  const pictures = values.map((value) => squadPortrait(1, { ...plain, [trait]: value }));
  expect(new Set(pictures).size).toBe(values.length);
});

it('engraves the number', () => {
  expect(squadPortrait(1, plain)).not.toBe(squadPortrait(2, plain));
});
