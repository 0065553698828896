import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { useText } from '../../../blocks/language/use-text';
import { useAccountCheck } from '../use-account-check';
import { useHistories } from '../use-histories';
import { FigureCheck } from './figure-check';

/** All figures of an account with what came of computing them. Load it lazily. */
export function AccountCheck({ account }: { readonly account: Address }) {
  const { t } = useText();
  const { figures, isFailed } = useHistories(account);
  const { states, isRunning, start, stop } = useAccountCheck();
  if (figures === undefined) return <Skeleton shape="block" className="h-80 w-full" />;
  const verdicts = figures.map((figure) => states.get(figure.name.text));
  const checked = verdicts.filter((state) => state?.kind === 'checked').map(({ verdict }) => verdict.kind);
  const isDone = !isRunning && checked.length === figures.length;
  const different = checked.filter((kind) => kind === 'differs').length;
  return (
    <>
      {isFailed ? <Notice tone="warning">{t('Some of this couldn’t be loaded')}</Notice> : null}
      {isRunning ? (
        <Button wide onClick={stop}>
          {t('Stop checking')}
        </Button>
      ) : (
        <Button wide kind="primary" onClick={() => void start(figures)}>
          {t('Compute it here')}
        </Button>
      )}
      {isDone && different > 0 ? (
        <Notice tone="danger" isLive title={t('Differences: %number%', { number: different })} />
      ) : null}
      {isDone && !isFailed && checked.every((kind) => kind === 'equal') ? (
        <Notice tone="success" isLive title={t('No differences')} />
      ) : null}
      {figures.map((figure) => (
        <FigureCheck key={figure.name.text} figure={figure} state={states.get(figure.name.text)} />
      ))}
    </>
  );
}
