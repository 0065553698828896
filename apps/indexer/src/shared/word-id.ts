import type { IndexId } from '@besc/domain/shared/index-id';

/** The id of a random word: its source and its number there. */
export function wordIdOf(source: IndexId, number: bigint | number): string {
  return `${source}-${number}`;
}
