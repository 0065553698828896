import { execFileSync } from 'node:child_process';

/** Files (paths from the root) that differ from `base`, committed or not, new ones included; deleted ones too. */
export function changedFiles(root: string, base: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}
