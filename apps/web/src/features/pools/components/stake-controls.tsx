import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { Tooltip } from '@besc/ui/tooltip';
import { Minus, Plus } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { barBlocker } from '../bar-blocker';
import { poolOverlay } from '../pool-overlay';
import type { PoolRow } from '../pool-row';
import { usd } from '../pools.view-model';
import type { StakeBar, StakePart } from '../stake-part';
import { PoolAmount } from './pool-amount';
import { PoolEnableButton } from './pool-enable-button';
import { useRowTexts } from './use-row-texts';

/** Connect, enable or stake; and once something is staked, the amount with minus and plus. */
export function StakeControls({ row, part }: { readonly row: PoolRow; readonly part: StakePart }) {
  const { t, say, locale } = useText();
  const { key, staked, holding } = row;
  const { title: pool } = useRowTexts(row);
  switch (part.kind) {
    case 'connect':
      return <ConnectButton wide />;
    case 'loading':
      return <Button wide of={pool} pending={t('Loading')} />;
    case 'unread':
      return (
        <div className="flex flex-col gap-3">
          <p className="text-sm">{t('Couldn’t load your stake here. It’s safe on the chain.')}</p>
          {row.hasEmergencyWithdraw ? null : (
            <Button wide of={pool} aria-haspopup="dialog" onClick={() => poolOverlay.open({ kind: 'emergency', key })}>
              {t('Unstake everything')}
            </Button>
          )}
        </div>
      );
    case 'enable':
      return staked.currency.kind === 'token' ? (
        <PoolEnableButton row={row} token={staked.currency} amount={part.amount} />
      ) : null;
    case 'stake':
      return (
        <Button
          kind="primary"
          wide
          of={pool}
          aria-haspopup="dialog"
          onClick={() => poolOverlay.open({ kind: 'stake', key })}
        >
          {t('Stake')}
        </Button>
      );
    case 'barred':
      return <Button wide of={pool} disabledReason={say(barBlocker(part.bar, locale))} />;
    case 'staked':
      return (
        <div className="flex items-center justify-between gap-3">
          <PoolAmount what="staked" amount={holding?.staked} of={staked} usd={usd(holding?.staked, staked)} isLarge />
          <PlusMinus row={row} bar={part.bar} />
        </div>
      );
  }
}

function PlusMinus(props: { readonly row: PoolRow; readonly bar: StakeBar | undefined }) {
  const { t, say, locale } = useText();
  const { row, bar } = props;
  const { key } = row;
  const { title: pool } = useRowTexts(row);
  const plus = (
    <IconButton
      look="framed"
      label={t('Stake more in %pool%', { pool })}
      icon={<Plus size={18} aria-hidden />}
      aria-haspopup="dialog"
      {...(bar === undefined ? {} : { 'aria-disabled': true, className: 'opacity-50' })}
      onClick={() => bar ?? poolOverlay.open({ kind: 'stake', key })}
    />
  );
  return (
    <span className="flex shrink-0 gap-2">
      <IconButton
        look="framed"
        label={t('Unstake from %pool%', { pool })}
        icon={<Minus size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => poolOverlay.open({ kind: 'unstake', key })}
      />
      {bar === undefined ? (
        plus
      ) : (
        <Tooltip label={t('Why staking is closed')} content={say(barBlocker(bar, locale))} trigger={plus} />
      )}
    </span>
  );
}
