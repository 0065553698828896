/** Block number out of an engine checkpoint: 10 digits of time, 16 of the chain id, then 16 of the block. */
export function checkpointBlock(checkpoint: unknown): number | undefined {
  const digits = typeof checkpoint === 'string' ? /^\d{26}(\d{16})\d+$/.exec(checkpoint)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
