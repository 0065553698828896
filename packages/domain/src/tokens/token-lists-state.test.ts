import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterListEvent, newListState, type TokenListsEvent, type TokenListsState } from './token-lists-state';

interface List {
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number };
}
const a = 'https://a.example/list.json';
const b = 'https://b.example/list.json';
const list = (major: number, minor = 0, patch = 0): List => ({ version: { major, minor, patch } });
const start: TokenListsState<List> = { byUrl: new Map([[a, newListState<List>()]]), activeListUrls: [] };

const follow = (state: TokenListsState<List>, ...events: readonly TokenListsEvent<List>[]) =>
  events.reduce(afterListEvent<List>, state);
const pending = (url: string, requestId = '1') => ({ kind: 'pending', url, requestId }) as const;
const fulfilled = (url: string, content: List, isDefault = false, requestId = '1') =>
  ({ kind: 'fulfilled', url, requestId, list: content, isDefault }) as const;
const rejected = (url: string, error = 'no', requestId = '1') => ({ kind: 'rejected', url, requestId, error }) as const;
const loaded = follow(start, pending(a), fulfilled(a, list(1), true));

describe('fetching', () => {
  test('LIST-06 LIST-07 a list has current, pendingUpdate, loadingRequestId and error, and the urls in use are kept', () => {
    expect(Object.keys(newListState())).toEqual(['current', 'pendingUpdate', 'loadingRequestId', 'error']);
    expect(start.activeListUrls).toEqual([]);
  });

  test('LIST-08 LIST-09 pending sets the loading id and clears the error', () => {
    const failed = follow(start, pending(a), rejected(a));
    expect(follow(failed, pending(a, '2')).byUrl.get(a)).toMatchObject({ loadingRequestId: '2', error: undefined });
  });

  test('LIST-10 LIST-11 the first load sets current, and puts a default list in use', () => {
    expect(loaded.byUrl.get(a)).toEqual(newListState(list(1)));
    expect(loaded.activeListUrls).toEqual([a]);
  });

  test('LIST-12 the first load does not put another list in use', () => {
    const state = follow(start, pending(a), fulfilled(a, list(1)));
    expect(state.byUrl.get(a)?.current).toEqual(list(1));
    expect(state.activeListUrls).toEqual([]);
  });

  test.each([
    ['LIST-27', list(1, 0, 1)],
    ['LIST-28', list(1, 1, 0)],
    ['LIST-29', list(2)],
  ])('LIST-13 %s a later load with a newer version waits as an update', (_row, next) => {
    const state = follow(loaded, pending(a), fulfilled(a, next, true));
    expect(state.byUrl.get(a)).toMatchObject({ current: list(1), pendingUpdate: next, loadingRequestId: undefined });
  });

  test('LIST-14 the same version and an older one are ignored', () => {
    for (const next of [list(1), list(0, 9, 9)]) {
      expect(follow(loaded, pending(a), fulfilled(a, next, true)).byUrl.get(a)).toEqual(newListState(list(1)));
    }
  });

  test('a later load does not put a list in use that was turned off', () => {
    const off = follow(loaded, { kind: 'disable', url: a });
    expect(follow(off, pending(a), fulfilled(a, list(2), true)).activeListUrls).toEqual([]);
  });

  test('LIST-15 LIST-16 a failure clears current and an update that waited, and keeps the error', () => {
    const waiting = follow(loaded, pending(a), fulfilled(a, list(2), true));
    expect(follow(waiting, pending(a), rejected(a, 'gone')).byUrl.get(a)).toEqual({
      ...newListState(),
      error: 'gone',
    });
  });

  test('an answer to an older request, or for a list that was removed meanwhile, changes nothing', () => {
    const again = follow(start, pending(a, '1'), pending(a, '2'));
    expect(follow(again, fulfilled(a, list(1), true, '1'))).toBe(again);
    expect(follow(again, rejected(a, 'no', '1'))).toBe(again);
    const without = follow(start, { kind: 'add', url: b }, pending(b), { kind: 'remove', url: b });
    expect(follow(without, fulfilled(b, list(1)))).toBe(without);
    expect(follow(without, pending(b))).toBe(without);
  });
});

describe('updates', () => {
  test('LIST-17 accepting takes the update', () => {
    const state = follow(loaded, pending(a), fulfilled(a, list(2), true), { kind: 'accept', url: a });
    expect(state.byUrl.get(a)).toEqual(newListState(list(2)));
  });

  test('LIST-18 accepting without one fails by name', () => {
    for (const url of [a, b]) {
      expect(() => follow(loaded, { kind: 'accept', url })).toThrow('accept list update called without pending update');
    }
  });

  test('LIST-30 an update that is no step forward is an error', () => {
    const byUrl = new Map([[a, { ...newListState(list(2)), pendingUpdate: list(2) }]]);
    expect(() => follow({ byUrl, activeListUrls: [] }, { kind: 'accept', url: a })).toThrow(
      'unexpected no version bump',
    );
  });
});

describe('the collection', () => {
  const two = follow(loaded, { kind: 'add', url: b });

  test('LIST-19 adding puts a list at the end, once', () => {
    expect([...two.byUrl.keys()]).toEqual([a, b]);
    expect(follow(two, { kind: 'add', url: b })).toBe(two);
  });

  test('LIST-20 LIST-22 removing takes it out of use too; the last one stays', () => {
    const state = follow(two, { kind: 'remove', url: a });
    expect([...state.byUrl.keys()]).toEqual([b]);
    expect(state.activeListUrls).toEqual([]);
    expect(follow(state, { kind: 'remove', url: b })).toBe(state);
  });

  test('LIST-26 a list whose import failed goes again, also when it is the only one', () => {
    expect([...follow(two, { kind: 'abandon', url: b }).byUrl.keys()]).toEqual([a]);
    expect(follow(start, { kind: 'abandon', url: a }).byUrl.size).toBe(0);
  });

  test('LIST-23 LIST-24 enabling and disabling; an unknown list cannot be enabled', () => {
    expect(follow(two, { kind: 'enable', url: b }).activeListUrls).toEqual([a, b]);
    expect(follow(two, { kind: 'enable', url: a }).activeListUrls).toEqual([a]);
    expect(follow(two, { kind: 'disable', url: a }).activeListUrls).toEqual([]);
    expect(follow(two, { kind: 'enable', url: 'https://c.example' })).toBe(two);
  });

  test('whatever happens: at least one list, urls in use are known, no downgrade', () => {
    const url = fc.constantFrom(a, b, 'https://c.example');
    const requestId = fc.constantFrom('1', '2');
    const content = fc.record({ version: fc.record({ major: fc.nat(2), minor: fc.nat(2), patch: fc.nat(2) }) });
    const event: fc.Arbitrary<TokenListsEvent<List>> = fc.oneof(
      fc.record({ kind: fc.constantFrom('add', 'remove', 'enable', 'disable'), url }),
      fc.record({ kind: fc.constant('pending'), url, requestId }),
      fc.record({ kind: fc.constant('fulfilled'), url, requestId, list: content, isDefault: fc.boolean() }),
      fc.record({ kind: fc.constant('rejected'), url, requestId, error: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = start;
        for (const next of events) {
          const before = state.byUrl.get(next.url)?.current;
          state = afterListEvent(state, next);
          const now = state.byUrl.get(next.url)?.current;
          if (before !== undefined && now !== undefined) expect(now).toBe(before);
          expect(state.byUrl.size).toBeGreaterThan(0);
          expect(new Set(state.activeListUrls).size).toBe(state.activeListUrls.length);
          for (const active of state.activeListUrls) expect(state.byUrl.has(active)).toBe(true);
        }
      }),
    );
  });
});
