import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../lib/make-query-client';
import { faceQuery } from './face-query';

afterEach(() => {
  vi.useRealTimers();
});

test('a picture that was chosen in another tab is asked for once half a minute has passed', async () => {
  vi.useFakeTimers();
  const account = checksumAddress(`0x${'a1'.repeat(20)}`);
  const find = vi.fn(async () => ({ username: 'Ann', picture: undefined, pictureUrl: undefined, teamId: 1 }));
  const client = makeQueryClient();
  const callsAfter = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000);
    const { queryKey, queryFn, staleTime } = faceQuery({ loadFaces: async () => find }, account);
    await client.fetchQuery({ queryKey, queryFn, staleTime } as Parameters<typeof client.fetchQuery>[0]);
    return find.mock.calls.length;
  };
  expect([await callsAfter(0), await callsAfter(29), await callsAfter(2)]).toEqual([1, 1, 2]);
});
