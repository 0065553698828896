import { zeroAddress } from '@besc/domain/shared/address';
import { expect, test } from 'vitest';
import { createBlockState } from './block-state';
import { multicallReadAbi } from './multicall-read-abi';
import { createWatchList } from './watch-list';

test('G7 CALL-08 what was fetched at a head that turns out to be none is fetched again', async () => {
  const blocks = createBlockState();
  blocks.advance(1_000n);
  let fetched = 0;
  const watches = createWatchList({ blocks, read: async () => undefined });
  const call = { address: zeroAddress, abi: multicallReadAbi, functionName: 'getCurrentBlockTimestamp' } as const;
  watches.add({ calls: [call], blocksPerFetch: 5, onResults: () => (fetched += 1) });
  await expect.poll(() => fetched).toBe(1);
  watches.refetchDue();
  await new Promise(setImmediate);
  expect(fetched).toBe(1);
  blocks.restart(10n);
  watches.refetchDue();
  await expect.poll(() => fetched).toBe(2);
});
