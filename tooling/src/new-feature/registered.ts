/** One line of a registry: what is added to the list `list`, and where it comes from. */
export interface Registration {
  readonly list: string;
  readonly name: string;
  readonly from: string;
}

/** Adds to a registry's source: the import, and the name as last element of the exported list. */
export function registered(source: string, { list: listName, name, from }: Registration): string {
  const list = new RegExp(`(export const ${listName}\\b[^=]*=\\s*\\[)([^\\]]*)(\\])`);
  if (!list.test(source)) throw new Error(`The registry has no list called "${listName}".`);
  return withImport(source, { name, from }).replace(list, (_, open: string, items: string, close: string) => {
    if (/\n\s*$/.test(items)) return `${open}${items.trimEnd().replace(/,?$/, ',')}\n  ${name},\n${close}`;
    return `${open}${items === '' ? name : `${items}, ${name}`}${close}`;
  });
}

/** A source with one more import after the last. */
function withImport(source: string, { name, from }: { name: string; from: string }): string {
  const last = [...source.matchAll(/^import .*;$/gm)].at(-1);
  const end = last === undefined ? 0 : (last.index ?? 0) + last[0].length;
  return `${source.slice(0, end)}\nimport { ${name} } from '${from}';${source.slice(end)}`;
}
