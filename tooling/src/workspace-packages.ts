import { readFileSync } from 'node:fs';
import type { WorkspacePackage } from './affected-folders';

/** The packages in `folders` (paths from `root`) with everything their package files say they depend on. */
export function workspacePackages(root: string, folders: readonly string[]): WorkspacePackage[] {
  return folders.map((folder) => {
    const {
      name,
      dependencies = {},
      devDependencies = {},
    } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    return { name, folder, dependencies: [...Object.keys(dependencies), ...Object.keys(devDependencies)] };
  });
}
