import type { Proposal } from '@besc/domain/voting/proposal';
import type { CheckedLog, CheckProgress } from '@besc/sdk/voting/check-logged-result';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import type { Message } from '../../../blocks/language/message';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { placedChoices } from '../placed-choices';
import { problemWords } from '../problem-words';
import { shareText } from '../share-text';
import { useResultCheck } from '../use-result-check';
import { PowerText } from './power-text';

const phases: Record<CheckProgress['phase'], Message> = {
  log: { text: 'Loading the log' },
  powers: { text: 'Reading voting power' },
  votes: { text: 'Verifying signatures' },
};
/** More of them tell nothing more. */
const mostShown = 50;

function publication(isPublished: boolean | undefined): Message {
  if (isPublished === undefined) return { text: 'Couldn’t be read' };
  return isPublished ? { text: 'Published' } : { text: 'Not published yet' };
}

/** Verifies every signature and every voice here, and shows the sum. Load it lazily. */
export function ResultCheck({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useText();
  const { check, start } = useResultCheck(proposal.id);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-text-muted">
        {t('Your browser loads every vote, verifies its signature and voting power, and adds up.')}
      </p>
      {check.kind === 'checking' ? <Progress progress={check.progress} /> : null}
      {check.kind === 'failed' ? (
        <Notice tone="warning" isLive>
          {check.isSnapshotGone
            ? t('The snapshot’s block isn’t known to the index. Nothing could be checked.')
            : t('The log couldn’t be read. Nothing could be checked.')}
        </Notice>
      ) : null}
      {check.kind === 'checked' ? <Verdict checked={check.checked} /> : null}
      <Button wide pending={check.kind === 'checking' && t('Checking')} onClick={() => void start()}>
        {check.kind === 'idle' ? t('Check now') : t('Check again')}
      </Button>
    </div>
  );
}

function Progress({ progress }: { readonly progress: CheckProgress | undefined }) {
  const { say, locale } = useText();
  const { phase = 'log', done = 0, all = 0 } = progress ?? {};
  const number = (value: number) => numberFormat(locale, {}).format(value);
  const label = say(phases[phase]);
  return (
    <div>
      <p className="mb-1 flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className="tabular-nums">{all === 0 ? '' : `${number(done)} / ${number(all)}`}</span>
      </p>
      <progress aria-label={label} value={done} max={Math.max(all, 1)} className="h-2 w-full accent-primary" />
    </div>
  );
}

function Verdict({ checked }: { readonly checked: CheckedLog }) {
  const { t, say, locale } = useText();
  const { problems, unchecked, proposal, result, voters, entries, isPublished } = checked;
  const isRight = problems.length === 0 && unchecked.length === 0;
  return (
    <>
      {isRight ? (
        <Notice tone="success" isLive>
          {t('Every signature, every voting power and the sum are right.')}
        </Notice>
      ) : null}
      {problems.length > 0 ? (
        <Notice tone="danger" isLive title={t('%count% problems found', { count: problems.length })}>
          <ul className="list-disc ps-5">
            {problems.slice(0, mostShown).map((problem) => (
              <li key={`${problem.position} ${problem.kind}`}>
                {problem.position === 0 ? t('Proposal') : t('Vote no. %number%', { number: problem.position })}
                {': '}
                {say(problemWords(problem))}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {unchecked.length > 0 ? (
        <Notice tone="warning" isLive>
          {t('%count% votes couldn’t be checked now.', { count: unchecked.length })}
        </Notice>
      ) : null}
      <dl>
        {placedChoices(proposal.choices).map(({ choice, index }) => (
          <DataRow key={index} label={<bdi>{choice}</bdi>}>
            <PowerText amount={result.choices[index]?.power} />{' '}
            <span dir="ltr" className="text-text-muted">
              {shareText(result.choices[index]?.shareBps ?? 0, locale)}
            </span>
          </DataRow>
        ))}
        <DataRow label={t('Votes')}>{numberFormat(locale, {}).format(voters)}</DataRow>
        <DataRow label={t('Entries in the log')}>{numberFormat(locale, {}).format(entries)}</DataRow>
        <DataRow label={t('Log on the chain')}>{say(publication(isPublished))}</DataRow>
      </dl>
    </>
  );
}
