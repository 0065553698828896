import { expect, it } from 'vitest';
import { type ProposalDraft, proposalProblems } from './proposal-problems';

const now = 1_800_000_000;
const draft: ProposalDraft = {
  title: 'Burn a tenth',
  body: 'Shall a tenth be burned?',
  choices: ['Yes', 'No'],
  start: now,
  end: now + 86_400,
  snapshot: 1_000,
};
const problems = (change: Partial<ProposalDraft>) => proposalProblems({ ...draft, ...change }, now);

it('finds nothing wrong with what keeps the rules, up to each limit', () => {
  expect(problems({})).toEqual([]);
  const choices = Array.from({ length: 20 }, (_, index) => `${'x'.repeat(98)}${10 + index}`);
  expect(problems({ title: 't'.repeat(140), body: 'b'.repeat(10_000), choices, end: now + 1 })).toEqual([]);
});

it.each<[string, Partial<ProposalDraft>, string[]]>([
  ['no title', { title: '  ' }, ['title-missing']],
  ['a title one too long', { title: 't'.repeat(141) }, ['title-long']],
  ['a title that reads backwards', { title: 'Burn \u202etenth' }, ['title-unclean']],
  ['no text', { body: '\n ' }, ['body-missing']],
  ['a megabyte of text', { body: 'b'.repeat(1_000_000) }, ['body-long']],
  ['one choice', { choices: ['Yes'] }, ['choices-few']],
  ['two choices, one of them empty', { choices: ['Yes', ' '] }, ['choices-few', 'choice-empty']],
  ['two choices and an invisible one', { choices: ['Yes', 'No', '\u200b'] }, ['choice-empty']],
  ['a hundred choices', { choices: Array.from({ length: 100 }, (_, index) => `c${index}`) }, ['choices-many']],
  ['a choice one too long', { choices: ['Yes', 'n'.repeat(101)] }, ['choice-long']],
  ['equal choices', { choices: ['Yes', 'Yes'] }, ['choices-equal']],
  ['choices that read alike', { choices: ['Yes', 'ＹＥＳ'] }, ['choices-equal']],
  ['a start in the past', { start: now - 1 }, ['start-past']],
  ['no start', { start: undefined }, ['start-invalid']],
  ['a start that is no second', { start: now + 0.5 }, ['start-invalid']],
  ['an end at the start', { end: now }, ['end-before-start']],
  ['no end', { end: undefined }, ['end-invalid']],
  ['an end in ten years', { end: now + 3_660 * 86_400 }, ['end-far']],
  ['no snapshot', { snapshot: undefined }, ['snapshot-invalid']],
  ['a snapshot between two blocks', { snapshot: 1.5 }, ['snapshot-invalid']],
])('VOTE-12 VOTE-13 VOTE-14 VOTE-15 VOTE-16 refuses %s', (_, change, expected) => {
  expect(problems(change)).toEqual(expected);
});
