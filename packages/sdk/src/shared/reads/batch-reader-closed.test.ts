import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { makeFastClock } from '../../../test/fast-clock';
import { ReadError } from '../errors/read-error';
import { createBatchReader } from './batch-reader';
import type { NodeStatus } from './node-status';

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

test('with a reader all that it has bound to a block are closed: what waits is told, and nothing more is asked', async () => {
  let requests = 0;
  const client = {
    request: () => {
      requests += 1;
      return new Promise<never>(() => {});
    },
  };
  const multicall = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  const reader = createBatchReader({ client, multicall, clock: makeFastClock() });
  const bound = reader.at(5n);
  const further = bound.at(6n);
  const other = reader.at(7n);
  const alone = new AbortController();
  const waiting = [bound, further].map((each) => each.nativeBalance(multicall));
  const left = bound.nativeBalance(multicall, { signal: alone.signal });
  alone.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  other.close();
  await expect(other.nativeBalance(multicall)).rejects.toMatchObject({ code: 'READ_CLOSED' });
  await expect.poll(() => requests).toBe(2);
  reader.close();
  for (const read of waiting) await expect(read).rejects.toMatchObject({ code: 'READ_CLOSED' });
  for (const each of [bound, further, reader.at(8n)]) {
    await expect(each.nativeBalance(multicall)).rejects.toMatchObject({ code: 'READ_CLOSED' });
    await expect(each.poll()).rejects.toMatchObject({ code: 'READ_CLOSED' });
  }
  expect(requests).toBe(2);
});
