import { expect, test } from 'vitest';
import { orderSteps } from './order-steps';

const ids = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id));

test('a step comes after all it needs, however many stand in a row', () => {
  const chain = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    needs: index === 0 ? [] : [`${index - 1}`],
  }));
  expect(ids(orderSteps([...chain].reverse()))).toEqual(chain.map(({ id }) => [id]));
  const fan = [
    { id: 'd', needs: ['b', 'c'] },
    { id: 'b', needs: ['a'] },
    { id: 'c', needs: [] },
    { id: 'a', needs: [] },
  ];
  expect(ids(orderSteps(fan))).toEqual([['c', 'a'], ['b'], ['d']]);
});

test.each([
  ['an unknown need', [{ id: 'a', needs: ['b'] }], '"a" needs "b"'],
  [
    'a name twice',
    [
      { id: 'a', needs: [] },
      { id: 'a', needs: [] },
    ],
    '"a"',
  ],
  [
    'a circle',
    [
      { id: 'a', needs: ['b'] },
      { id: 'b', needs: ['a'] },
      { id: 'c', needs: [] },
    ],
    '"a", "b"',
  ],
])('%s is an error that names it', (_, steps, text) => {
  expect(() => orderSteps(steps)).toThrow(text);
});
