import { bunnyKinds } from './bunny-kinds';
import { squadRarities } from './citizens/squad-rarities';
import { squadTraits } from './citizens/squad-traits';
import { portraitCount } from './portrait-count';
import type { PortraitCollection } from './portrait-id';
import { portraitMetadata } from './portrait-metadata';
import { traitText } from './trait-text';

/** A trait that portraits of a collection can have, with its values, the most frequent first. */
export interface Trait {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly count: number }[];
  /** By portrait the place of its value in `values`; -1 without one. */
  readonly of: Int16Array;
}

/** All traits of all portraits of a collection; what lists of ten thousand are filtered by. */
export interface TraitTable {
  readonly total: number;
  readonly traits: readonly Trait[];
}

const made = new Map<PortraitCollection, TraitTable>();

/** The table of a collection, made once. */
export function traitTable(collection: PortraitCollection): TraitTable {
  const known = made.get(collection) ?? (collection === 'squad' ? squadTable() : bunniesTable());
  made.set(collection, known);
  return known;
}

/** What a portrait has of each trait, in the order of the table; none of a number that has no portrait. */
export function traitsOf(
  { traits, total }: TraitTable,
  id: number,
): readonly { readonly trait: string; readonly value: string; readonly count: number }[] {
  if (!Number.isInteger(id) || id < 0 || id >= total) return [];
  return traits.flatMap(({ name, values, of }) => {
    const value = values[of[id] ?? -1];
    return value === undefined ? [] : [{ trait: name, value: value.name, count: value.count }];
  });
}

function squadTable(): TraitTable {
  const total = portraitCount('squad');
  const traits = Object.entries(squadRarities).map(([key, counts]) => {
    const all = Object.entries(counts).filter(([value]) => value !== 'none');
    const ordered = all.toSorted(([, one], [, other]) => other - one);
    const places = new Map<string, number>(ordered.map(([value], place) => [value, place]));
    return {
      key,
      places,
      name: traitText(key),
      values: ordered.map(([value, count]) => ({ name: traitText(value), count })),
      of: new Int16Array(total).fill(-1),
    };
  });
  for (let id = 0; id < total; id += 1) {
    const found: Readonly<Record<string, string>> = squadTraits(id);
    for (const { key, places, of } of traits) of[id] = places.get(found[key] ?? '') ?? -1;
  }
  return { total, traits: traits.map(({ name, values, of }) => ({ name, values, of })) };
}

function bunniesTable(): TraitTable {
  const total = bunnyKinds.length;
  const found = Array.from({ length: total }, (_, id) => portraitMetadata({ collection: 'bunnies', id })?.attributes);
  const names = [...new Set(found.flatMap((all) => all?.map(({ traitType }) => traitType) ?? []))];
  const traits = names.map((name) => {
    const own = found.map((all) => all?.find(({ traitType }) => traitType === name)?.value);
    const counts = new Map<string, number>();
    for (const value of own) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    const values = [...counts].toSorted(([, one], [, other]) => other - one);
    const places = new Map(values.map(([value], place) => [value, place]));
    const of = Int16Array.from(own, (value) => (value === undefined ? -1 : (places.get(value) ?? -1)));
    return { name, values: values.map(([value, count]) => ({ name: value, count })), of };
  });
  return { total, traits };
}
