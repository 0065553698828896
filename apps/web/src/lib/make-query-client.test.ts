import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from './make-query-client';

afterEach(() => onlineManager.setOnline(true));

test('what is asked is asked also while the browser says that it is offline, and again when the network is back', async () => {
  onlineManager.setOnline(false);
  const queryClient = makeQueryClient();
  queryClient.mount();
  const ask = vi.fn(async () => 1);
  const end = new QueryObserver(queryClient, { queryKey: ['index'], queryFn: ask }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(['index'])).toBe(1));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  end();
  queryClient.unmount();
});
