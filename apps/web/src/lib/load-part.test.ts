// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part';

const fails = async (): Promise<string> => {
  throw new Error('gone');
};
const refused = { code: 'PART_LOAD', cause: new Error('gone') };
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

/** What a load has become after everything that can settle has settled. */
async function outcomeOf(loading: Promise<unknown>): Promise<unknown> {
  const waiting = Symbol('waiting');
  const settled = await Promise.race([
    loading.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 20, waiting)),
  ]);
  return settled === waiting ? 'waiting' : settled;
}

test('PLAT-24 a part that fails reloads the page once, and nothing is shown meanwhile', async () => {
  expect(await outcomeOf(loadPart('swap', fails))).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('PLAT-25 when it fails again after the reload, the error is raised and nothing reloads', async () => {
  void loadPart('swap', fails);
  await outcomeOf(Promise.resolve());
  expect(await outcomeOf(loadPart('swap', fails))).toMatchObject(refused);
  expect(await outcomeOf(loadPart('swap', fails))).toMatchObject(refused);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('PLAT-24 a part that loads again has its one reload back; other parts keep theirs', async () => {
  void loadPart('swap', fails);
  await outcomeOf(Promise.resolve());
  expect(await loadPart('swap', async () => 'part')).toBe('part');
  void loadPart('swap', fails);
  void loadPart('settings', fails);
  await outcomeOf(Promise.resolve());
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([
  ['navigate', 1],
  ['reload', 0],
  [undefined, 0],
])(
  'PLAT-24 PLAT-25 where nothing can be remembered, a page that came by %s is reloaded %i times',
  async (type, times) => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: denied });
    const entries = type === undefined ? [] : [Object.assign(performance.mark('opened'), { type })];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    const outcome = await outcomeOf(loadPart('swap', fails));
    if (times === 0) expect(outcome).toMatchObject(refused);
    else expect(outcome).toBe('waiting');
    expect(reload).toHaveBeenCalledTimes(times);
    vi.unstubAllGlobals();
  },
);

test.each(['{', '5', '{"swap":1}', '[1,null]'])('poisoned storage %s neither loops nor crashes', async (text) => {
  sessionStorage.setItem('besc-reloaded-parts', text);
  await outcomeOf(loadPart('swap', fails));
  expect(await outcomeOf(loadPart('swap', fails))).toMatchObject(refused);
  expect(reload.mock.calls.length).toBeLessThanOrEqual(1);
});
