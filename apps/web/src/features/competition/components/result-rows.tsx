import type { Competition } from '@besc/sdk/competition/read-competitions';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { CheckedResult } from '../use-result';

/** The published result, computed again here from the list of trades. */
export function ResultRows({
  competition,
  result,
}: {
  readonly competition: Competition;
  readonly result: CheckedResult;
}) {
  const { t, say, locale } = useText();
  const { verdict, count } = result;
  const root = competition.root ?? '';
  return (
    <>
      <dl>
        <DataRow label={t('Accounts with a rank')}>
          {count === undefined ? '–' : formatDecimal(String(count), locale)}
        </DataRow>
        <DataRow label={t('Merkle root')}>
          <bdi dir="ltr" title={root}>{`${root.slice(0, 10)}…${root.slice(-8)}`}</bdi>
        </DataRow>
      </dl>
      <div role="status">
        {verdict.kind === 'checking' ? (
          <p className="text-sm text-text-muted">{t('Computing the result from the trades…')}</p>
        ) : verdict.kind === 'good' ? (
          <Notice tone="success">{t('The trades give the result that the chain has.')}</Notice>
        ) : (
          <Notice tone="warning">{say(verdict.why)}</Notice>
        )}
      </div>
    </>
  );
}
