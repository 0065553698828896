/** Adds a feature to a registry's source: its import, and its name as last element of the `features` list. */
export function registered(source: string, { name, from }: { name: string; from: string }): string {
  const list = /(export const features\b[^=]*=\s*\[)([^\]]*)(\])/;
  if (!list.test(source)) throw new Error('The registry has no list called "features".');
  const imports = [...source.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1);
  const end = last === undefined ? 0 : (last.index ?? 0) + last[0].length;
  const withImport = `${source.slice(0, end)}\nimport { ${name} } from '${from}';${source.slice(end)}`;
  return withImport.replace(list, (_, open: string, items: string, close: string) => {
    const kept = items.trim().replace(/,$/, '');
    return `${open}${kept === '' ? name : `${kept}, ${name}`}${close}`;
  });
}
