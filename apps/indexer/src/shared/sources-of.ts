import { joinRecords } from '@besc/domain/shared/join-records';
import type { IndexSettings } from './parse-index-settings';

/** What a slug reads of the chain, as the engine's configuration has it. */
interface Sources {
  readonly contracts?: Readonly<Record<string, unknown>>;
  readonly blocks?: Readonly<Record<string, unknown>>;
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

/**
 * The sources of all slugs in one, with their types: of each export whose name ends with "Sources" what it gives. Throws
 * RangeError for a function of another name and for an unread kind of source, DuplicateKeyError when two slugs
 * call a source the same.
 */
export function sourcesOf<Features extends object>(features: Features, settings: IndexSettings) {
  const all = Object.entries(features).flatMap(([name, feature]): Sources[] => {
    if (typeof feature !== 'function') return [];
    if (!name.endsWith('Sources'))
      throw new RangeError(`"${name}" is a function and its name does not end with "Sources".`);
    const { contracts, blocks, ...others } = feature(settings);
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw new RangeError(`"${name}" gives ${unknown}, which is not read.`);
    return [{ contracts, blocks }];
  });
  return {
    contracts: joinRecords(
      'contracts of the index',
      all.map(({ contracts }) => contracts),
    ) as Joined<Parts<Features, 'contracts'>>,
    blocks: joinRecords(
      'block sources of the index',
      all.map(({ blocks }) => blocks),
    ) as Joined<Parts<Features, 'blocks'>>,
  };
}
