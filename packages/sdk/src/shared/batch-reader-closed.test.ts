import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { createBatchReader } from './batch-reader';
import type { NodeStatus } from './node-status';
import { ReadError } from './read-error';

test.each([
  ['a closed reader tells nothing of a node that fails afterwards', true, []],
  ['an open one does', false, ['unreachable']],
])('%s', async (_name, isClosed, told) => {
  let fail = (_error: Error): void => {};
  const answer = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const statuses: NodeStatus['kind'][] = [];
  const reader = createBatchReader({
    client: { request: () => answer },
    multicall: checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
    onNodeStatus: ({ kind }) => statuses.push(kind),
  });
  const poll = reader.poll();
  if (isClosed) reader.close();
  fail(new Error('down'));
  await expect(poll).rejects.toBeInstanceOf(ReadError);
  expect(statuses).toEqual(told);
});
