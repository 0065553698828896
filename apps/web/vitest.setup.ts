import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { toastQueue } from './src/blocks/toast/toast-queue';

// A slow machine is waited for: no test says how fast a screen must be.
configure({ asyncUtilTimeout: 100_000, getElementError });

/** What is not found is said with the page as it was, which is printed for a failure alone: not for each look while one waits. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? undefined);
  Error.captureStackTrace(error, getElementError);
  let text: string | undefined;
  return Object.defineProperty(error, 'message', {
    get: () => {
      text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return text;
    },
    set: (changed: string) => {
      text = changed;
    },
  });
}

afterEach(cleanup);

interface Store {
  getInitialState(): unknown;
  setState(state: unknown, replace: true): void;
}

/** Every store of the page. */
const stores = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ['./src/**/*-store.ts', './src/blocks/language/translator.ts', './src/blocks/token-lists/put-off-updates.ts'],
    { eager: true },
  ),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Store => typeof value === 'function' && 'getInitialState' in value);

// The same of a window as `leave-as-found` of every file.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  // A new listener is given the toasts that were not drawn yet, and they are gone.
  toastQueue.subscribe(() => undefined)();
  for (const store of stores) store.setState(store.getInitialState(), true);
});
