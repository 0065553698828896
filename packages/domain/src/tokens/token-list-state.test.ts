import { describe, expect, test } from 'vitest';
import { acceptedUpdate, type ListFetch, tokenListState } from './token-list-state';

interface List {
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number };
}
const list = (major: number, minor = 0, patch = 0): List => ({ version: { major, minor, patch } });
const idle: ListFetch<List> = { list: undefined, requestId: undefined, isRejected: false, error: undefined };
const state = (accepted: List | undefined, fetch: Partial<ListFetch<List>> = {}) =>
  tokenListState({ accepted, fetch: { ...idle, ...fetch } });

describe('fetching', () => {
  test('LIST-06 a list has current, pendingUpdate, loadingRequestId and error', () => {
    expect(state(undefined)).toEqual({
      current: undefined,
      pendingUpdate: undefined,
      loadingRequestId: undefined,
      error: undefined,
    });
  });

  test('LIST-08 LIST-09 a request under way is the loading id and clears the error', () => {
    expect(state(list(1), { requestId: '2', isRejected: true, error: 'gone' })).toMatchObject({
      current: undefined,
      loadingRequestId: '2',
      error: undefined,
    });
  });

  test('LIST-10 what was accepted is current', () => {
    expect(state(list(1), { list: list(1) })).toMatchObject({ current: list(1), pendingUpdate: undefined });
  });

  test.each([
    ['LIST-27', list(1, 0, 1)],
    ['LIST-28', list(1, 1, 0)],
    ['LIST-29', list(2)],
  ])('LIST-13 %s a newer version waits as an update, also while it is looked at again', (_row, next) => {
    for (const requestId of [undefined, '2']) {
      expect(state(list(1), { list: next, requestId })).toMatchObject({ current: list(1), pendingUpdate: next });
    }
  });

  test('LIST-14 the same version and an older one are ignored', () => {
    for (const next of [list(1), list(0, 9, 9)]) {
      expect(state(list(1), { list: next })).toMatchObject({ current: list(1), pendingUpdate: undefined });
    }
  });

  test('LIST-15 LIST-16 a failure clears current and an update that waited, and keeps the error', () => {
    expect(state(list(1), { list: list(2), isRejected: true, error: 'gone' })).toEqual({
      current: undefined,
      pendingUpdate: undefined,
      loadingRequestId: undefined,
      error: 'gone',
    });
  });
});

describe('updates', () => {
  test('LIST-17 accepting takes the update', () => {
    expect(acceptedUpdate(state(list(1), { list: list(2) }))).toEqual(list(2));
  });

  test('LIST-18 accepting without one fails by name', () => {
    for (const none of [
      undefined,
      state(list(1)),
      state(list(1), { list: list(2), isRejected: true, error: 'gone' }),
    ]) {
      expect(() => acceptedUpdate(none)).toThrow('accept list update called without pending update');
    }
  });

  test('LIST-30 an update that is no step forward is an error', () => {
    expect(() => acceptedUpdate({ current: list(2), pendingUpdate: list(2) })).toThrow('unexpected no version bump');
  });
});
