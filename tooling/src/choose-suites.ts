import { existsSync } from 'node:fs';
import { affectedFolders } from './affected-folders';
import { changedFiles } from './changed-files';
import { projects, type Suite, suites } from './suites';
import { workspacePackages } from './workspace-packages';

/** What the command line asks for. */
export type Choice =
  | { readonly kind: 'all' }
  | { readonly kind: 'fast' }
  /** What a change since the commit `base` can break, as far as the fast edit loop looks. */
  | { readonly kind: 'changed'; readonly base: string }
  /** Suites whose name contains `text`. */
  | { readonly kind: 'only'; readonly text: string };

/** Reads `--only <text>`, `--changed [commit]` and `--fast`. */
export function parseChoice(words: readonly string[]): Choice {
  const following = (word: string) => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined);
  const text = following('--only');
  if (text !== undefined) return { kind: 'only', text };
  if (words.includes('--changed')) {
    const base = following('--changed');
    return { kind: 'changed', base: base === undefined || base.startsWith('--') ? 'HEAD' : base };
  }
  return { kind: words.includes('--fast') ? 'fast' : 'all' };
}

/** The suites to run, each with the command to run. */
export function chooseSuites(choice: Choice, root: string): readonly Suite[] {
  if (choice.kind === 'all') return suites;
  if (choice.kind === 'fast') return suites.filter(({ fast }) => fast);
  if (choice.kind === 'only') return suites.filter(({ name }) => name.includes(choice.text));
  const files = changedFiles(root, choice.base);
  const folders = affectedFolders(files, workspacePackages(root, projects));
  const present = files.filter((file) => existsSync(`${root}/${file}`));
  return suites.flatMap((suite): Suite[] => {
    if (!suite.fast || files.length === 0) return [];
    if (folders === 'all') return [suite];
    if (suite.folder !== '.' && !folders.has(suite.folder)) return [];
    if (suite.related === undefined) return [suite];
    return present.length === 0
      ? []
      : [{ ...suite, command: suite.related(present.map((file) => `'${root}/${file}'`).join(' ')) }];
  });
}
