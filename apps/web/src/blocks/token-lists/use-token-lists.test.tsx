import type { ServerResponse } from 'node:http';
import { parseTokenList } from '@besc/wire/tokens/token-list';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { listsPage, makeList } from '../../../test/lists-page';
import { storedLists } from './stored-lists';

const page = listsPage();
/** A list as it was looked at before it is imported. */
const mine = (version?: string, symbol?: string) => parseTokenList(makeList('Mine', version, symbol));

describe('the default list', () => {
  test('LIST-11 LIST-31 is fetched when missing and put in use', async () => {
    page.openUnsettled();
    await eventually(() => expect(page.listOf('/default.json')?.loadingRequestId).toBeDefined());
    await page.settled();
    expect(page.listOf('/default.json')?.current?.name).toBe('Default');
    expect(page.lists().activeListUrls).toEqual([page.url('/default.json')]);
    expect(page.asked).toEqual(['/default.json']);
  });

  test('LIST-24 SET-40 stays off after a reload when it was turned off, also without what was kept of it', async () => {
    await page.open();
    act(() => page.actions().setEnabled(page.url('/default.json'), false));
    await page.open();
    expect(page.lists().activeListUrls).toEqual([]);
    page.shelved.clear();
    await page.open();
    expect(page.lists().activeListUrls).toEqual([]);
  });

  test('is put in use when only the choice was lost, not the content', async () => {
    await page.open();
    localStorage.clear();
    await page.open();
    expect(page.lists().activeListUrls).toEqual([page.url('/default.json')]);
  });

  test('LIST-15 LIST-16 is asked for twice, then the failure is its error until somebody asks again', async () => {
    page.answers.clear();
    await page.open();
    expect(page.asked).toEqual(['/default.json', '/default.json']);
    expect(page.listOf('/default.json')).toMatchObject({
      current: undefined,
      error: `Failed to download list ${page.url('/default.json')}`,
      reason: 'unreachable',
    });
    page.answers.set('/default.json', makeList('Default'));
    await act(() => page.actions().refetch(page.url('/default.json')));
    await page.settled();
    expect(page.listOf('/default.json')).toMatchObject({ error: undefined, reason: undefined });
    expect(page.listOf('/default.json')?.current?.name).toBe('Default');
  });

  test('LIST-15 a failure clears what was kept of it for this visit, and an answer brings that back, not something older', async () => {
    page.answers.set('/default.json', makeList('Default', '2.0.0'));
    await page.open();
    page.answers.clear();
    await page.open();
    expect(page.listOf('/default.json')?.current).toBeUndefined();
    page.answers.set('/default.json', makeList('Default', '1.0.0', 'OLD'));
    await act(() => page.actions().refetch(page.url('/default.json')));
    await eventually(() => expect(page.listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('TKN'));
  });

  test('one that failed unobserved is on its way until it is shown', async () => {
    focusManager.setFocused(false);
    page.answers.clear();
    page.openUnsettled();
    await eventually(() => expect(console.error).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(page.listOf('/default.json')?.isAwaited).toBe(true);
    page.answers.set('/default.json', makeList('Default'));
    act(() => focusManager.setFocused(true));
    await page.settled();
    expect(page.listOf('/default.json')?.current?.name).toBe('Default');
  });

  test('one that failed is asked for again when the network is back', async () => {
    page.answers.clear();
    await page.open();
    act(() => void window.dispatchEvent(new Event('offline')));
    page.answers.set('/default.json', makeList('Default'));
    act(() => void window.dispatchEvent(new Event('online')));
    await eventually(() => expect(page.listOf('/default.json')?.current?.name).toBe('Default'));
  });
});

describe('importing', () => {
  test('LIST-19 LIST-23 SET-40 an imported list is in use, also after a reload', async () => {
    page.answers.set('/mine.json', makeList('Mine'));
    await page.open();
    expect(await act(() => page.actions().importList(page.url('/mine.json'), mine()))).toEqual({ kind: 'imported' });
    expect(page.lists().activeListUrls).toContain(page.url('/mine.json'));
    await page.open();
    expect([...page.lists().byUrl.keys()]).toEqual([page.url('/default.json'), page.url('/mine.json')]);
    expect(page.lists().activeListUrls).toContain(page.url('/mine.json'));
    expect(page.listOf('/mine.json')?.current?.name).toBe('Mine');
  });

  test('LIST-19 an import has succeeded only when what it brought is kept for the next visit', async () => {
    page.answers.set('/mine.json', makeList('Mine'));
    await page.open();
    let keep = () => {};
    vi.spyOn(page.shelf, 'write').mockReturnValueOnce(new Promise<void>((resolve) => (keep = resolve)));
    const outcome = page.actions().importList(page.url('/mine.json'), mine());
    await eventually(() => expect(page.shelf.write).toHaveBeenCalled());
    expect(page.lists().activeListUrls).not.toContain(page.url('/mine.json'));
    act(() => keep());
    expect(await act(() => outcome)).toEqual({ kind: 'imported' });
    expect(page.lists().activeListUrls).toContain(page.url('/mine.json'));
  });

  test('LIST-19 LIST-25 what was looked at is what is taken, whatever the server says next', async () => {
    page.answers.set('/mine.json', makeList('Mine', '1.0.0', 'MONEY'));
    await page.open();
    await act(() => page.actions().importList(page.url('/mine.json'), mine('1.0.0', 'FINE')));
    const symbols = () => page.listOf('/mine.json')?.current?.tokens.map(({ symbol }) => symbol);
    expect(symbols()).toEqual(['FINE']);
    await page.open();
    expect(symbols()).toEqual(['FINE']);
  });

  test('LIST-17 a newer version than the one that was looked at waits until it is accepted', async () => {
    page.answers.set('/mine.json', makeList('Mine', '1.1.0', 'NEW'));
    await page.open();
    await act(() => page.actions().importList(page.url('/mine.json'), mine('1.0.0')));
    await page.settled();
    expect(page.listOf('/mine.json')).toMatchObject({ current: mine('1.0.0'), pendingUpdate: mine('1.1.0', 'NEW') });
  });

  test('LIST-26 a list whose import fails is not kept, and its reason is told', async () => {
    await page.open();
    expect(await act(() => page.actions().importList(page.url('/gone.json'), mine()))).toEqual({
      kind: 'failed',
      error: `Failed to download list ${page.url('/gone.json')}`,
      reason: 'unreachable',
    });
    expect(page.listOf('/gone.json')).toBeUndefined();
    await page.open();
    expect(page.listOf('/gone.json')).toBeUndefined();
  });

  test('importing a list that is there turns it on and never removes it', async () => {
    await page.open();
    act(() => page.actions().setEnabled(page.url('/default.json'), false));
    page.answers.clear();
    expect(await act(() => page.actions().importList(page.url('/default.json'), mine()))).toEqual({ kind: 'imported' });
    expect(page.lists().activeListUrls).toEqual([page.url('/default.json')]);
  });

  test('a list that was removed and is imported again has the content of now', async () => {
    page.answers.set('/mine.json', makeList('Mine'));
    await page.open();
    await act(() => page.actions().importList(page.url('/mine.json'), mine()));
    act(() => page.actions().remove(page.url('/mine.json')));
    page.answers.set('/mine.json', makeList('Mine', '2.0.0', 'NEW'));
    await act(() => page.actions().importList(page.url('/mine.json'), mine('2.0.0', 'NEW')));
    await page.settled();
    expect(page.listOf('/mine.json')).toMatchObject({ pendingUpdate: undefined });
    expect(page.listOf('/mine.json')?.current?.tokens[0]?.symbol).toBe('NEW');
  });
});

describe('removing', () => {
  test('LIST-20 LIST-22 a removed list stays away, a default one too; the last one stays', async () => {
    page.answers.set('/mine.json', makeList('Mine'));
    await page.open();
    act(() => page.actions().remove(page.url('/default.json')));
    expect(page.lists().byUrl.size).toBe(1);
    await act(() => page.actions().importList(page.url('/mine.json'), mine()));
    act(() => page.actions().remove(page.url('/default.json')));
    expect([...page.lists().byUrl.keys()]).toEqual([page.url('/mine.json')]);
    expect(page.shelved.has(page.url('/default.json'))).toBe(false);
    await page.open();
    expect([...page.lists().byUrl.keys()]).toEqual([page.url('/mine.json')]);
  });

  test('an answer that comes after the removal is not kept', async () => {
    page.answers.set('/mine.json', makeList('Mine'));
    await page.open();
    await act(() => page.actions().importList(page.url('/mine.json'), mine()));
    let answer: ServerResponse | undefined;
    page.hold = (response) => {
      answer = response;
    };
    act(() => void page.actions().refetch(page.url('/mine.json')));
    await eventually(() => expect(answer).toBeDefined());
    act(() => page.actions().remove(page.url('/mine.json')));
    answer?.end(JSON.stringify(makeList('Mine', '3.0.0')));
    page.hold = undefined;
    await act(() => page.actions().refetch(page.url('/default.json')));
    expect([...page.lists().byUrl.keys()]).toEqual([page.url('/default.json')]);
    expect([...page.shelved.keys()]).toEqual([page.url('/default.json')]);
  });
});

describe('what storage holds is not trusted', () => {
  test.each([
    ['no list', 7],
    ['a list that is not valid', { ...makeList('Poison'), tokens: [] }],
    ['twins', { ...makeList('Poison'), tokens: [...makeList('Poison').tokens, ...makeList('Poison').tokens] }],
  ])('%s on the shelf is fetched again', async (_what, poison) => {
    page.shelved.set(page.url('/default.json'), poison);
    await page.open();
    expect(page.listOf('/default.json')?.current?.name).toBe('Default');
  });

  test('another tab’s lists are taken over', async () => {
    page.answers.set('/mine.json', makeList('Mine'));
    await page.open();
    act(() => {
      storedLists.set({
        urls: [page.url('/mine.json')],
        active: [page.url('/mine.json')],
        offered: [page.url('/default.json')],
      });
    });
    await page.settled();
    expect([...page.lists().byUrl.keys()]).toEqual([page.url('/mine.json')]);
    expect(page.listOf('/mine.json')?.current?.name).toBe('Mine');
    expect(page.lists().activeListUrls).toEqual([page.url('/mine.json')]);
  });

  test('a browser that keeps nothing still has its lists', async () => {
    vi.spyOn(page.shelf, 'read').mockResolvedValue(undefined);
    vi.spyOn(page.shelf, 'write').mockResolvedValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await page.open();
    expect(page.listOf('/default.json')?.current?.name).toBe('Default');
    expect(page.lists().activeListUrls).toEqual([page.url('/default.json')]);
  });
});
