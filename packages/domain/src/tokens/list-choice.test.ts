import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterListChoice, type ListChoice, type ListChoiceEvent, listChoice, wantedListUrls } from './list-choice';

const a = 'https://a.example/list.json';
const b = 'https://b.example/list.json';
const c = 'https://c.example/list.json';
const follow = (choice: ListChoice, ...events: readonly ListChoiceEvent[]) => events.reduce(afterListChoice, choice);
const one = listChoice(undefined, [a]);
const two = follow(one, { kind: 'loaded', url: a, isDefault: true }, { kind: 'add', url: b });

describe('the choice on a visit', () => {
  test('LIST-07 the first one has the default lists, none of them in use before it was loaded', () => {
    expect(one).toEqual({ urls: [a], activeListUrls: [], offered: [] });
  });

  test('a default list that is new comes first; one that was offered and removed stays away', () => {
    const stored = { urls: [b], activeListUrls: [b, c], offered: [a] };
    expect(listChoice(stored, [a])).toEqual({ urls: [b], activeListUrls: [b], offered: [a] });
    expect(listChoice(stored, [a, c]).urls).toEqual([c, b]);
  });

  test('one list is always left', () => {
    expect(listChoice({ urls: [], activeListUrls: [], offered: [a] }, [a]).urls).toEqual([a]);
  });

  test('LIST-11 a default list belongs here before its first load, and not once it was turned off', () => {
    expect(wantedListUrls(one, [a])).toEqual([a]);
    const loaded = follow(two, { kind: 'enable', url: b });
    expect(wantedListUrls(loaded, [a])).toEqual([a, b]);
    expect(wantedListUrls(follow(loaded, { kind: 'disable', url: a }, { kind: 'disable', url: b }), [a])).toEqual([]);
  });
});

describe('what changes it', () => {
  test('LIST-11 the first load puts a default list in use; a later one leaves it off', () => {
    const loaded = follow(one, { kind: 'loaded', url: a, isDefault: true });
    expect(loaded).toEqual({ urls: [a], activeListUrls: [a], offered: [a] });
    const off = follow(loaded, { kind: 'disable', url: a });
    expect(follow(off, { kind: 'loaded', url: a, isDefault: true })).toBe(off);
  });

  test('LIST-11 what was decided before the first load stands after it', () => {
    const loaded = { kind: 'loaded', url: a, isDefault: true } as const;
    const off = follow(one, { kind: 'enable', url: a }, { kind: 'disable', url: a }, loaded);
    expect(off).toMatchObject({ urls: [a], activeListUrls: [] });
    const removed = follow(one, { kind: 'add', url: b }, { kind: 'remove', url: a }, loaded);
    expect(listChoice(removed, [a]).urls).toEqual([b]);
  });

  test('LIST-12 the first load does not put another list in use', () => {
    expect(follow(two, { kind: 'loaded', url: b, isDefault: false }).activeListUrls).toEqual([a]);
  });

  test('LIST-19 adding puts a list at the end, once', () => {
    expect(two.urls).toEqual([a, b]);
    expect(follow(two, { kind: 'add', url: b })).toBe(two);
  });

  test('LIST-20 LIST-22 removing takes it out of use too; the last one stays', () => {
    const left = follow(two, { kind: 'remove', url: a });
    expect(left).toMatchObject({ urls: [b], activeListUrls: [] });
    expect(follow(left, { kind: 'remove', url: b })).toBe(left);
  });

  test('LIST-23 LIST-24 enabling and disabling; an unknown list cannot be enabled', () => {
    expect(follow(two, { kind: 'enable', url: b }).activeListUrls).toEqual([a, b]);
    expect(follow(two, { kind: 'enable', url: a })).toBe(two);
    expect(follow(two, { kind: 'disable', url: a }).activeListUrls).toEqual([]);
    expect(follow(two, { kind: 'enable', url: c })).toBe(two);
  });

  test('an answer for a list that was removed meanwhile changes nothing', () => {
    expect(follow(two, { kind: 'loaded', url: c, isDefault: true })).toBe(two);
  });

  test('whatever happens: at least one list, none twice, those in use are known', () => {
    const url = fc.constantFrom(a, b, c);
    const event: fc.Arbitrary<ListChoiceEvent> = fc.oneof(
      fc.record({ kind: fc.constantFrom('add', 'remove', 'enable', 'disable'), url }),
      fc.record({ kind: fc.constant('loaded'), url, isDefault: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        for (const { urls, activeListUrls, offered } of events.map((_, end) =>
          follow(one, ...events.slice(0, end + 1)),
        )) {
          expect(urls.length).toBeGreaterThan(0);
          for (const each of [urls, activeListUrls, offered]) expect(new Set(each).size).toBe(each.length);
          for (const active of activeListUrls) expect(urls).toContain(active);
        }
      }),
    );
  });
});
