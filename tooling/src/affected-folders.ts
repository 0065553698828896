/** A workspace package as its package file describes it. */
export type WorkspacePackage = {
  readonly name: string;
  /** Path from the root. */
  readonly folder: string;
  /** Names of everything it depends on. */
  readonly dependencies: readonly string[];
  /** Files by the paths under which others may import them, each with at most one `*`; all by their own when left out. */
  readonly exports?: Readonly<Record<string, string>>;
};

/**
 * Folders of the packages that a change in `files` (paths from the root) can break: those that hold one of them and all
 * that depend on these, over any number of steps. `'all'` when a file belongs to no package, for example the lock file
 * or the settings of the linter; documents belong to no package.
 */
export function affectedFolders(
  files: readonly string[],
  packages: readonly WorkspacePackage[],
): ReadonlySet<string> | 'all' {
  const touched = new Set<string>();
  for (const file of files) {
    if (file.endsWith('.md') || file.startsWith('docs/')) continue;
    const owner = packages.find(({ folder }) => file.startsWith(`${folder}/`));
    if (owner === undefined) return 'all';
    touched.add(owner.name);
  }
  for (let size = -1; size !== touched.size; ) {
    size = touched.size;
    for (const { name, dependencies } of packages) {
      if (dependencies.some((dependency) => touched.has(dependency))) touched.add(name);
    }
  }
  return new Set(packages.filter(({ name }) => touched.has(name)).map(({ folder }) => folder));
}
