import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenNumbers, emptyForm, repeatedDigits, type TicketForm, ticketForm } from './ticket-form';

let state = 7;
const word = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state ^ (state >>> 13)) >>> 0;
};
const withCount = (form: TicketForm, count: number) => ticketForm(form, { kind: 'count', count, word });

test('LOT-02 chosen numbers stay when more tickets are drawn, and can be edited and redrawn', () => {
  let form = withCount(emptyForm, 3);
  expect(chosenNumbers(form)).toHaveLength(3);
  form = ticketForm(form, { kind: 'edit', key: 2, digits: '0042' });
  expect(form.tickets[1]?.digits).toBe('0042');
  const more = withCount(form, 100);
  expect(more.tickets.slice(0, 3)).toEqual(form.tickets);
  expect(withCount(more, 3).tickets).toEqual(form.tickets);
  form = ticketForm(form, { kind: 'edit', key: 2, digits: '12' });
  expect(chosenNumbers(form)).toBeUndefined();
  const other = ticketForm(form, { kind: 'redraw', key: 2, word });
  expect([other.tickets[0], other.tickets[2]]).toEqual([form.tickets[0], form.tickets[2]]);
  expect(chosenNumbers(other)).toHaveLength(3);
  expect(chosenNumbers(ticketForm(form, { kind: 'redraw', key: 'all', word }))).toHaveLength(3);
});

test('a number that was chosen twice is told, and drawing never repeats one', () => {
  let form = withCount(emptyForm, 2);
  for (const key of [1, 2]) form = ticketForm(form, { kind: 'edit', key, digits: '7777' });
  expect([...repeatedDigits(form)]).toEqual(['7777']);
  expect(chosenNumbers(form)).toEqual([17_777, 17_777]);
  const actions = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 });
  fc.assert(
    fc.property(actions, (counts) => {
      const drawn = counts.reduce((last, count) => withCount(last, count), emptyForm);
      const redrawn = ticketForm(drawn, { kind: 'redraw', key: 'all', word });
      expect(drawn.tickets).toHaveLength(counts.at(-1) ?? 0);
      expect(new Set(drawn.tickets.map(({ key }) => key)).size).toBe(drawn.tickets.length);
      for (const form of [drawn, redrawn]) expect(repeatedDigits(form).size).toBe(0);
    }),
  );
});
