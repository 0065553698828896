import { isBelow, removable } from './slugs';

const tables = /^apps\/indexer\/src\/(?<slug>[^/]+)\/[^/]*(?:-tables?|\.index)\.ts$/;
const handler = /^apps\/indexer\/src\/(?<slug>[^/]+)\/[^/]+\.ts$/;
const declared = /^export const (?:(?<one>\w+)|\{(?<several>[^}]*)\}) =/gm;
const imported = /import\s+(?:type\s+)?\{(?<names>[^}]*)\}\s+from 'ponder:schema'/g;

const listed = (names = '') => names.match(/(?<=^|,)\s*\w+/g)?.map((name) => name.trim()) ?? [];

/**
 * Lines `file: reason` where a slug of the index, or what belongs to none, uses a table of a slug that its own does not stand
 * on. The engine gives all tables by one name, which tells the import table nothing.
 */
export function tableProblems(files: readonly string[], read: (file: string) => string): string[] {
  const owners = new Map(
    files.flatMap((file) => {
      const slug = tables.exec(file)?.groups?.slug ?? '';
      if (!removable.includes(slug)) return [];
      const names = [...read(file).matchAll(declared)].flatMap(({ groups }) => listed(groups?.one ?? groups?.several));
      return names.map((name) => [name, slug] as const);
    }),
  );
  return files.flatMap((file) => {
    const own = handler.exec(file)?.groups?.slug;
    if (own === undefined) return [];
    const names = [...read(file).matchAll(imported)].flatMap(({ groups }) => listed(groups?.names));
    return names.flatMap((name) => {
      const owner = owners.get(name);
      if (owner === undefined || isBelow(own, owner)) return [];
      return [`${file}: ${own} may not use ${name}, a table of ${owner}`];
    });
  });
}
