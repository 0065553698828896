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
  return suitesOfChange(suites, {
    files,
    present: files.filter((file) => existsSync(`${root}/${file}`)).map((file) => `'${root}/${file}'`),
    folders: affectedFolders(files, workspacePackages(root, projects)),
  });
}

/**
 * The fast ones of `all` that a change of `files` can break, each with the command to run. `present` are those of the files
 * that still exist, as the shell reads them; `folders` those of the packages that the change reaches.
 */
export function suitesOfChange(
  all: readonly Suite[],
  change: {
    readonly files: readonly string[];
    readonly present: readonly string[];
    readonly folders: ReadonlySet<string> | 'all';
  },
): readonly Suite[] {
  const { files, present, folders } = change;
  return all.flatMap((suite): Suite[] => {
    const { decidedBy } = suite;
    if (!suite.fast || files.length === 0) return [];
    if (decidedBy !== undefined && !files.some((file) => decidedBy.test(file))) return [];
    if (folders === 'all') return [suite];
    if (suite.folder !== '.' && !folders.has(suite.folder)) return [];
    if (suite.related === undefined) return [suite];
    return present.length === 0 ? [] : [{ ...suite, command: suite.related(present.join(' ')), mayRunNone: true }];
  });
}
