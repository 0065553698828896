import type { VectorRandom } from './vector-random';

/**
 * Cases that a slug's suite reads from `test/<slug>/vectors/<name>.bin`: rows of 32-byte words, the numbers of a case, then
 * what the reference in `domain` says. The suite knows the width.
 */
export interface VectorFile {
  readonly name: string;
  /** What is in it, for people. */
  readonly title: string;
  /** The same cases on every run. */
  readonly seed: bigint;
  rows(random: VectorRandom): bigint[];
}
