import type { IndexSettings } from './parse-index-settings';

/** What a slug reads of the chain, as the engine's configuration has it. */
interface Sources {
  readonly contracts?: object;
  readonly blocks?: object;
}

/** One kind of source of each slug, as what a function takes: of a union of such functions the parameters are joined. */
type Parts<Features, Kind extends keyof Sources> = {
  [Name in keyof Features as Name extends `${string}Sources` ? Name : never]: Features[Name] extends (
    settings: IndexSettings,
  ) => { readonly [Key in Kind]: infer Part }
    ? (part: Part) => void
    : never;
};

type Joined<Each> = [Each[keyof Each]] extends [(part: infer All) => void] ? All : never;

/** The sources of all slugs in one, with their types: of each export whose name ends with "Sources" what it gives. */
export function sourcesOf<Features extends object>(features: Features, settings: IndexSettings) {
  const all: Sources[] = Object.entries(features).flatMap(([name, feature]) =>
    name.endsWith('Sources') && typeof feature === 'function' ? [feature(settings)] : [],
  );
  return {
    contracts: Object.assign({}, ...all.map(({ contracts }) => contracts)) as Joined<Parts<Features, 'contracts'>>,
    blocks: Object.assign({}, ...all.map(({ blocks }) => blocks)) as Joined<Parts<Features, 'blocks'>>,
  };
}
