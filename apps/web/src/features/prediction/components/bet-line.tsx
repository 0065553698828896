import type { IndexedBet } from '@besc/wire/prediction/fetch-bets';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { outcomeTexts } from './outcome-texts';
import { SideText } from './side-text';
import { SignedAmount } from './signed-amount';

/** A bet in a line: its round and side, what became of it, what it gives, and what that is less the bet. */
export function BetLine({ bet }: { readonly bet: IndexedBet }) {
  const { t } = useText();
  const { outcome, payout } = bet;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold tabular-nums">#{bet.epoch}</span>
        <SideText position={bet.position} />
        {outcome === 'live' && bet.claimed ? null : (
          <span className="text-sm text-text-muted">{t(outcomeTexts[outcome].text)}</span>
        )}
        {payout > 0n ? <ShownAmount amount={payout} decimals={18} meaning="held" symbol="BESC" /> : null}
      </span>
      <span className="ms-auto">
        <span className="text-sm text-text-muted">{t('Net')}</span>{' '}
        <SignedAmount amount={outcome === 'live' ? undefined : payout - bet.amount} />
      </span>
    </>
  );
}
