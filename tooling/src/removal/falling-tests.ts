import { testOnly } from '../boundaries';

/** What is for tests, benchmarks and tools alone; those of the structure itself name slugs as examples. */
const isBeside = (file: string) =>
  !file.startsWith('tooling/') &&
  (testOnly.files.test(file) || /^(?:e2e|packages\/contracts\/(?:bench|mutants|tools))\//.test(file));
/** What is imported nowhere, for it is run. */
const isRun = /\.(?:test|spec|bench|sweep|stories)\.tsx?$/;

/**
 * Tests of several slugs that go when one of these goes: they name it, or import what is gone or goes with it. With them goes
 * what only they used. Production is never among them, so what of it needs the slug is left to be found.
 */
export function fallingTests(options: {
  /** What each file that stays imports, by paths from the root; the files in the order they come. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly isGone: (file: string) => boolean;
  readonly isNamedIn: (file: string) => boolean;
}): string[] {
  const { imports, isGone, isNamedIn } = options;
  const beside = [...imports.keys()].filter(isBeside);
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const fallen = new Set(beside.filter(isNamedIn));
  const falls = (file: string): boolean => {
    if (imports.get(file)?.some((target) => isGone(target) || fallen.has(target))) return true;
    const by = importers.get(file) ?? [];
    return !isRun.test(file) && by.length > 0 && by.every((importer) => fallen.has(importer));
  };
  for (let before = -1; before < fallen.size; ) {
    before = fallen.size;
    for (const file of beside) if (falls(file)) fallen.add(file);
  }
  return [...fallen];
}
