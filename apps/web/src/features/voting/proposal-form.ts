import {
  type ProposalDraft,
  type ProposalProblem,
  proposalProblems,
  tidyDraft,
} from '@besc/domain/voting/proposal-problems';
import { proposalLimits, timeStepMinutes } from '@besc/domain/voting/voting-rules';
import * as z from 'zod/mini';
import type { Message } from '../../blocks/language/message';
import { preference } from '../../blocks/preferences/preference';

/** A day and a time of it as they are picked, in the zone of the device: `2026-01-31` and `09:15`. */
export interface PickedTime {
  readonly day: string;
  readonly time: string;
}

const pickedSchema = z.object({ day: z.string(), time: z.string() });
const formSchema = z.object({
  title: z.string(),
  body: z.string(),
  choices: z.array(z.string()),
  start: pickedSchema,
  end: pickedSchema,
  snapshot: z.string(),
});

/** What is typed, as it is typed. */
export type ProposalForm = z.output<typeof formSchema>;

/** What is typed and not sent yet. It survives a visit. */
export const keptForm = preference({ key: 'votingDraft', schema: z.nullable(formSchema), otherwise: null });

const daySeconds = 86_400;

/** A form to begin with: from the next full step on for three days. */
export function emptyForm(now: number, snapshot: number | undefined): ProposalForm {
  const step = timeStepMinutes * 60;
  const start = Math.ceil((now + 5 * 60) / step) * step;
  return {
    title: '',
    body: '',
    choices: ['', ''],
    start: pickedTime(start),
    end: pickedTime(start + 3 * daySeconds),
    snapshot: snapshot === undefined ? '' : String(snapshot),
  };
}

/** The newest block that may be a snapshot; undefined on a chain that is too young. */
export function newestSnapshot(head: bigint): number | undefined {
  // A few more, so that it is old enough by the time it is signed on any node.
  const block = Number(head) - proposalLimits.snapshotDepth - 6;
  return block > 0 ? block : undefined;
}

/** A time in the zone of the device. */
export function pickedTime(seconds: number): PickedTime {
  const date = new Date(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** Unix seconds of what was picked; undefined for what is no time. */
export function secondsOf({ day, time }: PickedTime): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const milliseconds = new Date(`${day}T${time}`).getTime();
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
}

const minutes = 24 * 60;

/** The times of a day that can be picked (VOTE-18). */
export const timeSteps: readonly string[] = Array.from({ length: minutes / timeStepMinutes }, (_, index) => {
  const at = index * timeStepMinutes;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
});

/** What is signed of a form. */
export function draftOf({ start, end, snapshot, ...texts }: ProposalForm): ProposalDraft {
  const block = /^\d{1,15}$/.test(snapshot) ? Number(snapshot) : undefined;
  return tidyDraft({ ...texts, start: secondsOf(start), end: secondsOf(end), snapshot: block });
}

/** A part of the form. */
export type FormPart = 'title' | 'body' | 'choices' | 'start' | 'end' | 'snapshot';

/** What is wrong with a form, in the order of its parts. */
export interface FormProblem {
  readonly part: FormPart;
  /** Nothing was entered yet: it is said by the button only. */
  readonly isMissing: boolean;
  readonly words: Message;
}

const { title, body, choice, leastChoices, mostChoices } = proposalLimits;

const problems: Record<ProposalProblem, FormProblem> = {
  'title-missing': missing('title', { text: 'Enter a title' }),
  'title-long': wrong('title', { text: 'At most %count% characters', values: { count: title } }),
  'title-unclean': wrong('title', { text: 'Remove invisible characters' }),
  'body-missing': missing('body', { text: 'Enter the content' }),
  'body-long': wrong('body', { text: 'At most %count% characters', values: { count: body } }),
  'choices-few': missing('choices', { text: 'Enter at least %count% choices', values: { count: leastChoices } }),
  'choices-many': wrong('choices', { text: 'At most %count% choices', values: { count: mostChoices } }),
  'choice-empty': missing('choices', { text: 'Enter at least %count% choices', values: { count: leastChoices } }),
  'choice-long': wrong('choices', { text: 'A choice has at most %count% characters', values: { count: choice } }),
  'choice-unclean': wrong('choices', { text: 'Remove invisible characters' }),
  'choices-equal': wrong('choices', { text: 'Two choices are the same' }),
  'start-invalid': wrong('start', { text: 'Enter a valid start' }),
  'start-past': wrong('start', { text: 'The start lies in the past' }),
  'end-invalid': wrong('end', { text: 'Enter a valid end' }),
  'end-before-start': wrong('end', { text: 'End must be after start' }),
  'end-far': wrong('end', { text: 'The end is more than a year away' }),
  'snapshot-invalid': wrong('snapshot', { text: 'Invalid snapshot' }),
};

function missing(part: FormPart, words: Message): FormProblem {
  return { part, isMissing: true, words };
}

function wrong(part: FormPart, words: Message): FormProblem {
  return { part, isMissing: false, words };
}

/** Everything that is wrong with a form that is signed at `now`, on a chain whose newest block is `head`. */
export function formProblems(form: ProposalForm, now: number, head: bigint | undefined): readonly FormProblem[] {
  const draft = draftOf(form);
  const found = proposalProblems(draft, now).map((problem) => problems[problem]);
  const newest = head === undefined ? undefined : Number(head) - proposalLimits.snapshotDepth;
  if (draft.snapshot !== undefined && newest !== undefined && draft.snapshot > newest) {
    const words = { text: 'The snapshot must be %count% blocks old', values: { count: proposalLimits.snapshotDepth } };
    return [...found, wrong('snapshot', words)];
  }
  return found;
}
