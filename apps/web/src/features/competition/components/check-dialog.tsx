import { Dialog } from '@besc/ui/dialog';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { tierTexts } from '../tier-text';
import { useResult } from '../use-result';
import type { DialogProps } from './dialog-props';
import { ResultRows } from './result-rows';

/** Computes a result again from the list of the index, and compares it with the chain's. Load it lazily. */
export function CheckDialog({ view, onClose }: DialogProps) {
  const { t, say } = useText();
  const { address } = useAccount();
  const { competition } = view;
  const result = useResult(competition, address);
  const own = result?.verdict.kind === 'good' ? result.own : undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('Check the result')}
      description={t(
        'The result follows from the chain’s trades. Its Merkle root is on the chain; here it is computed again in your browser.',
      )}
      closeLabel={t('Close')}
    >
      <div className="flex flex-col gap-3">
        {result === undefined ? (
          <p>{t('No result is published yet.')}</p>
        ) : (
          <ResultRows competition={competition} result={result} />
        )}
        {own === undefined ? null : (
          <p className="text-sm">
            {t('Your rank is %rank%, in your team %team%: %tier%.', {
              rank: own.rank,
              team: own.teamRank,
              tier: say(tierTexts[own.tier].name),
            })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
