import { expect, test } from 'vitest';
import { emptyForm, formProblems, newestSnapshot, pickedTime, secondsOf, timeSteps } from './proposal-form';

const now = 1_800_000_060;
const head = 1_000n;
const full = {
  ...emptyForm(now, newestSnapshot(head)),
  title: 'Burn a tenth',
  body: 'Shall we?',
  choices: ['Yes', 'No'],
};
const words = (change: Partial<typeof full>) =>
  formProblems({ ...full, ...change }, now, head).map(({ part, words: { text } }) => [part, text]);

test('VOTE-18 the times of a day are a quarter of an hour apart, and a form begins with one', () => {
  expect(timeSteps).toHaveLength(96);
  expect(timeSteps.slice(0, 5)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
  expect(timeSteps).toContain(full.start.time);
  expect((secondsOf(full.end) ?? 0) - (secondsOf(full.start) ?? 0)).toBe(3 * 86_400);
  expect(secondsOf(pickedTime(1_800_000_900))).toBe(1_800_000_900);
});

test('a whole form has no problem', () => {
  expect(words({})).toEqual([]);
});

test.each([
  ['title', { title: ' ' }, 'Enter a title'],
  ['title', { title: 'x'.repeat(141) }, 'At most %count% characters'],
  ['body', { body: '' }, 'Enter the content'],
  ['body', { body: 'x'.repeat(1_000_000) }, 'At most %count% characters'],
  ['choices', { choices: ['Yes', ''] }, 'Enter at least %count% choices'],
  ['choices', { choices: Array.from({ length: 100 }, (_, at) => `No ${at}`) }, 'At most %count% choices'],
  ['choices', { choices: ['Yes', 'yes\u200b'] }, 'Two choices are the same'],
  ['start', { start: { day: '', time: '09:00' } }, 'Enter a valid start'],
  ['start', { start: pickedTime(now - 86_400) }, 'The start lies in the past'],
  ['end', { end: full.start }, 'End must be after start'],
  ['end', { end: { day: '2026-13-45', time: '09:00' } }, 'Enter a valid end'],
  ['snapshot', { snapshot: '' }, 'Invalid snapshot'],
  ['snapshot', { snapshot: '0' }, 'Invalid snapshot'],
  ['snapshot', { snapshot: '1000' }, 'The snapshot must be %count% blocks old'],
])('VOTE-12 VOTE-13 VOTE-14 VOTE-15 VOTE-16 of the %s: %j', (part, change, text) => {
  expect(words(change)).toEqual([[part, text]]);
});

test('what is wrong is said in the order of the form', () => {
  const all = words({
    title: '',
    body: '',
    choices: [],
    start: { day: '', time: '' },
    end: { day: '', time: '' },
    snapshot: '',
  });
  expect(all.map(([part]) => part)).toEqual(['title', 'body', 'choices', 'start', 'end', 'snapshot']);
});

test('a chain that is too young has no snapshot', () => {
  expect(newestSnapshot(70n)).toBeUndefined();
  expect(newestSnapshot(71n)).toBe(1);
});
