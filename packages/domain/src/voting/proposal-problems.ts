import { cleanText } from '../shared/clean-text';
import { proposalLimits } from './voting-rules';

/** What an author writes. Times are Unix seconds; undefined is what was not entered or cannot be read. */
export interface ProposalDraft {
  readonly title: string;
  readonly body: string;
  readonly choices: readonly string[];
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly snapshot: number | undefined;
}

/** Why a proposal is not taken. */
export type ProposalProblem =
  | 'title-missing'
  | 'title-long'
  | 'title-unclean'
  | 'body-missing'
  | 'body-long'
  | 'choices-few'
  | 'choices-many'
  | 'choice-empty'
  | 'choice-long'
  | 'choice-unclean'
  | 'choices-equal'
  | 'start-invalid'
  | 'start-past'
  | 'end-invalid'
  | 'end-before-start'
  | 'end-far'
  | 'snapshot-invalid';

/** Title and choices as they are signed: no invisible or control characters, no space at the ends, no empty choice. */
export function tidyDraft(draft: ProposalDraft): ProposalDraft {
  const choices = draft.choices.map(cleanText).filter((choice) => choice !== '');
  return { ...draft, title: cleanText(draft.title), body: draft.body.trim(), choices };
}

/** Everything that is wrong with a draft that is signed at `now` (Unix seconds); empty when nothing is. */
export function proposalProblems(draft: ProposalDraft, now: number): readonly ProposalProblem[] {
  return [...textProblems(draft), ...choiceProblems(draft.choices), ...timeProblems(draft, now)];
}

function textProblems({ title, body }: ProposalDraft): ProposalProblem[] {
  return found([
    ['title-missing', title.trim() === ''],
    ['title-long', title.length > proposalLimits.title],
    ['title-unclean', title.trim() !== '' && cleanText(title) !== title],
    ['body-missing', body.trim() === ''],
    ['body-long', body.length > proposalLimits.body],
  ]);
}

function choiceProblems(choices: readonly string[]): ProposalProblem[] {
  const filled = choices.filter((choice) => cleanText(choice) !== '');
  return found([
    ['choices-few', filled.length < proposalLimits.leastChoices],
    ['choices-many', choices.length > proposalLimits.mostChoices],
    ['choice-empty', filled.length < choices.length],
    ['choice-long', choices.some((choice) => choice.length > proposalLimits.choice)],
    ['choice-unclean', filled.some((choice) => cleanText(choice) !== choice)],
    ['choices-equal', new Set(filled.map(asRead)).size < filled.length],
  ]);
}

function timeProblems({ start, end, snapshot }: ProposalDraft, now: number): ProposalProblem[] {
  return found([
    ['start-invalid', !isTime(start)],
    ['start-past', isTime(start) && start < now],
    ['end-invalid', !isTime(end)],
    ['end-before-start', isTime(start) && isTime(end) && end <= start],
    ['end-far', isTime(end) && end > now + proposalLimits.longestSeconds],
    ['snapshot-invalid', snapshot === undefined || !Number.isSafeInteger(snapshot) || snapshot < 1],
  ]);
}

/** As a person tells two choices apart: not by letter case, width or spelling of an accent. */
function asRead(choice: string): string {
  return cleanText(choice.normalize('NFKC')).toLowerCase();
}

function isTime(time: number | undefined): time is number {
  return time !== undefined && Number.isSafeInteger(time) && time > 0 && time < 2 ** 40;
}

function found(rules: readonly (readonly [ProposalProblem, boolean])[]): ProposalProblem[] {
  return rules.filter(([, isBroken]) => isBroken).map(([problem]) => problem);
}
