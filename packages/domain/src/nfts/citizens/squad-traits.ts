import { squadRarities } from './squad-rarities';
import { squadShuffle } from './squad-shuffle';

type Rarities = typeof squadRarities;
export type SquadTrait = keyof Rarities;
export type SquadTraits = { readonly [Trait in SquadTrait]: keyof Rarities[Trait] & string };

const tables = Object.entries(squadRarities).map(([trait, counts], salt) => ({
  trait,
  salt: salt + 1,
  values: Object.entries(counts),
}));

/** What a citizen of the squad is, by its number from 0 to 9 999. Each value comes exactly as often as its rarity says. */
export function squadTraits(id: number): SquadTraits {
  const traits = tables.map(({ trait, salt, values }) => {
    let rest = squadShuffle(id, salt);
    for (const [value, count] of values) {
      if (rest < count) return [trait, value];
      rest -= count;
    }
    return [trait, ''];
  });
  return Object.fromEntries(traits);
}
