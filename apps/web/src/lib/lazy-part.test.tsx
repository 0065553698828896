import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedParts } from './failed-parts';
import { lazyPart } from './lazy-part';

class Net extends Component<{ readonly children: ReactNode }, { readonly code: string | undefined }> {
  override state: { code: string | undefined } = { code: undefined };
  static getDerivedStateFromError(error: { code: string }) {
    return { code: error.code };
  }
  override render() {
    return this.state.code ?? this.props.children;
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The one reload is spent.
  sessionStorage.setItem('besc-reloaded-parts', '["part"]');
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('PLAT-25 a part that failed is not asked for again by drawing, but after its failure was shown', async () => {
  let tries = 0;
  const Part = lazyPart('part', async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'the part';
  });
  const page = (key: string) => (
    <Net key={key}>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </Net>
  );
  const { rerender } = render(page('first'));
  expect(await screen.findByText('PART_LOAD')).toBeInTheDocument();
  rerender(page('second'));
  expect(await screen.findByText('PART_LOAD')).toBeInTheDocument();
  expect(tries).toBe(1);
  failedParts.renew();
  rerender(page('third'));
  expect(await screen.findByText('the part')).toBeInTheDocument();
  expect(tries).toBe(2);
});
