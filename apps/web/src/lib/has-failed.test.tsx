import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { hasFailed } from './has-failed';

const key = ['read'];
const read = () => new Promise<string>((resolve, reject) => Object.assign(ends, { resolve, reject }));
const ends: { resolve?: (answer: string) => void; reject?: (error: Error) => void } = {};

function Shown() {
  const query = useQuery({ queryKey: key, queryFn: read, retry: false });
  return <p>{hasFailed(query) ? 'failed' : (query.data ?? 'loading')}</p>;
}

test('what could not be read stays failed while it is read again, until it is there', async () => {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => ends.reject?.(new Error('silent')));
  const failed = await screen.findByText('failed');
  await act(async () => void client.refetchQueries({ queryKey: key }));
  expect(client.getQueryState(key)).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
  expect(failed).toHaveTextContent('failed');
  await act(async () => ends.resolve?.('there'));
  expect(await screen.findByText('there')).toBeVisible();
});
