import { readdirSync } from 'node:fs';

const homes = ['packages/contracts/src', 'packages/domain/src', 'packages/sdk/src', 'apps/web/src/features'];

/** Every slug by its folders: each has a page, a contract, a rule or a call. */
export function slugFolders(root: string): readonly string[] {
  const folders = homes.flatMap((home) => readdirSync(`${root}/${home}`, { withFileTypes: true }));
  const names = folders.filter((entry) => entry.isDirectory() && entry.name !== 'shared').map(({ name }) => name);
  return [...new Set(names)].sort();
}
