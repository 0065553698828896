import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sourceFiles } from '../source-files';
import { projects } from '../suites';
import { linkPackages } from './link-packages';

/** Copies the tracked and new files that `isKept` keeps to a folder that is a repository of its own, with the root's packages. */
export function copyRepository(root: string, copy: string, isKept: (file: string) => boolean = () => true): void {
  for (const file of sourceFiles(root, ['']).filter((one) => one !== '' && isKept(one))) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true });
    cpSync(`${root}/${file}`, `${copy}/${file}`, { verbatimSymlinks: true });
  }
  for (const folder of ['.', ...projects].map((project) => `${project}/node_modules`)) {
    if (existsSync(`${root}/${folder}`)) linkPackages(`${root}/${folder}`, `${copy}/${folder}`);
  }
  // Checks ask git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
}
