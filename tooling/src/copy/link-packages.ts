import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';

/**
 * Makes `copy` a folder of packages that leads to those of `folder`. The workspaces, which are links already, lead where
 * they say, so in a copy of the repository to the copy's.
 */
export function linkPackages(folder: string, copy: string): void {
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [`${folder}/${entry.name}`, `${copy}/${entry.name}`];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (entry.name.startsWith('@')) linkPackages(from, to);
    else if (entry.isFile()) cpSync(from, to);
    // What tools keep for the next run is not the copy's.
    else if (entry.isDirectory() && entry.name !== '.cache') symlinkSync(from, to);
  }
}
