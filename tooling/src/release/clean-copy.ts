import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../copy/link-packages';
import { projects } from '../suites';
import { ReleaseError } from './release-error';

/** A folder with what is committed and nothing else, beside the installed packages. */
export interface CleanCopy {
  readonly commit: string;
  readonly folder: string;
  readonly remove: () => void;
}

/** Packages that the compiler of contracts wants inside the folder it works in. */
const compiled = 'node_modules/@openzeppelin/contracts';

/** Throws ReleaseError where the sources are no checkout of git. */
export function cleanCopy(root: string): CleanCopy {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'besc-clean-')));
  const folder = join(parent, 'sources');
  const remove = () => rmSync(parent, { recursive: true, force: true });
  try {
    const env = { ...process.env, GIT_INDEX_FILE: join(parent, 'git-index') };
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'core.autocrlf=false', ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim();
    const commit = git('rev-parse', 'HEAD');
    mkdirSync(folder);
    git('read-tree', commit);
    git('checkout-index', '--all', `--prefix=${folder}/`);
    for (const place of ['.', ...projects].map((project) => `${project}/node_modules`)) {
      if (existsSync(join(root, place))) linkPackages(join(root, place), join(folder, place));
    }
    rmSync(join(folder, compiled), { force: true });
    cpSync(realpathSync(join(root, compiled)), join(folder, compiled), { recursive: true });
    return { commit, folder, remove };
  } catch (cause) {
    remove();
    throw new ReleaseError('The sources are not a checkout of git with all its packages.', { cause });
  }
}
