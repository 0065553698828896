import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../blocks/language/language-provider';
import { BuildHash } from './build-hash';

test.each([{}, { root: '' }, { root: `${'0'.repeat(63)}<` }, []])('%j in place of a hash is none', async (body) => {
  vi.stubGlobal('fetch', async () => Response.json(body));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LanguageProvider>
        <BuildHash />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('– It couldn’t be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
