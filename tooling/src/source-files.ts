import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tracked and new (not ignored) files of the repository, relative to the root, that end in one of `endings`. */
export function sourceFiles(root: string, endings: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\n'))].filter(
    (file) => endings.some((ending) => file.endsWith(ending)) && existsSync(`${root}/${file}`),
  );
}
