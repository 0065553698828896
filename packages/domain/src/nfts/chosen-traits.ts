import type { TraitTable } from './trait-table';

/** Values that are wanted of each trait: of every trait one of them. */
export type ChosenTraits = Readonly<Record<string, readonly string[]>>;

/** What is wanted and no portrait of the collection can have. */
export function unknownTraits({ traits }: TraitTable, chosen: ChosenTraits): readonly [trait: string, value: string][] {
  return Object.entries(chosen).flatMap(([trait, values]) => {
    const known = traits.find(({ name }) => name === trait)?.values.map(({ name }) => name) ?? [];
    return values.filter((value) => !known.includes(value)).map((value): [string, string] => [trait, value]);
  });
}

/** Whether portraits have what is wanted, by their numbers. A value that is not there is had by none. */
export function traitFilter({ traits }: TraitTable, chosen: ChosenTraits): (id: number) => boolean {
  const wanted = Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .map(([trait, values]) => {
      const found = traits.find(({ name }) => name === trait);
      const places = new Set(found?.values.flatMap(({ name }, place) => (values.includes(name) ? [place] : [])));
      return { of: found?.of, places };
    });
  return (id) => wanted.every(({ of, places }) => places.has(of?.[id] ?? -1));
}
