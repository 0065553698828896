import { readFileSync } from 'node:fs';
import type { WorkspacePackage } from './affected-folders';

/** The packages in `folders` (paths from `root`) with everything they say they depend on, and what they export. */
export function workspacePackages(root: string, folders: readonly string[]): WorkspacePackage[] {
  return folders.map((folder) => {
    const {
      name,
      dependencies = {},
      devDependencies = {},
      exports,
    } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      exports?: Record<string, string>;
    };
    const all = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    return { name, folder, dependencies: all, ...(exports === undefined ? {} : { exports }) };
  });
}
