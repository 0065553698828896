import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { RootCheck } from '../use-root-check';

/** The published list behind an achievement, computed again here: how long it is, until when it counts, whether it is the chain's. */
export function RootRows({ check }: { readonly check: RootCheck }) {
  const { t, say, locale } = useText();
  const { root, count, verdict } = check;
  const number = (value: number) => formatDecimal(String(value), locale);
  return (
    <>
      <dl>
        <DataRow label={t('Accounts in the list')}>{count === undefined ? '–' : number(count)}</DataRow>
        <DataRow label={t('Counted until block')}>{number(root.untilBlock)}</DataRow>
        <DataRow label={t('Merkle root')}>
          <bdi dir="ltr" title={root.root}>{`${root.root.slice(0, 10)}…${root.root.slice(-8)}`}</bdi>
        </DataRow>
      </dl>
      <div role="status">
        {verdict.kind === 'checking' ? (
          <p className="text-sm text-text-muted">{t('Computing the root from the list…')}</p>
        ) : verdict.kind === 'good' ? (
          <Notice tone="success">{t('The list gives the root that the chain has.')}</Notice>
        ) : (
          <Notice tone="warning">{say(verdict.why)}</Notice>
        )}
      </div>
    </>
  );
}
