import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { makeRecord } from '../../../test/make-record';
import { AccountPanel } from './account-panel';

test('WALLET-25 that the balance could not be read stays said while it is read again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const queryClient = new QueryClient();
  render(makePlace(<AccountPanel address={makeRecord().from} />, { queryClient }));
  const said = await screen.findByText('Couldn’t load the balance.');
  void queryClient.refetchQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(said).toBeInTheDocument();
});
