import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';

/** Unix seconds of the newest block, for what is asked of the index; of the computer only before there is one. */
export function chainSeconds({ blocks }: Pick<BatchReader, 'blocks'>): number {
  return Number(blocks.timestamp() ?? Math.floor(Date.now() / 1000));
}
