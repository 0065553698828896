import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { makeQueryClient } from '../../lib/make-query-client';
import { usePairVolumes } from './use-pair-volumes';

const lpAddress = checksumAddress(`0x${'ab'.repeat(20)}`);
const farms = [{ pid: 1, lpAddress, allocPoint: 1n, totalStaked: 1n }];

function Told() {
  return <p>{usePairVolumes(farms).isFailed ? 'silent' : 'there'}</p>;
}

test('an index that does not answer is told to be silent also while it is asked once more', async () => {
  const queryClient = makeQueryClient();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No answer')));
  render(makePlace(<Told />, { queryClient }));
  expect(await screen.findByText('silent')).toBeVisible();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await act(async () => {
    void queryClient.refetchQueries({ queryKey: ['pair-volumes'] });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(queryClient.isFetching({ queryKey: ['pair-volumes'] })).toBe(1);
  expect(screen.getByText('silent')).toBeVisible();
});
