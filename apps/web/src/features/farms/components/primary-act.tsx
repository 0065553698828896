import { Button } from '@besc/ui/button';
import { useText } from '../../../blocks/language/use-text';
import { pausedBlocker } from '../../../blocks/staking/paused-blocker';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { farmOverlay } from '../farm-overlay';
import { type FarmRow, wayIn } from '../farm-row';

/** The one thing to do with a farm next: connect, stake what is there, or come in with the two tokens. */
export function PrimaryAct({ row }: { readonly row: FarmRow }) {
  const { t, say, locale } = useText();
  const { address } = useAccount();
  const { mine, isLive, farm, lpSymbol, pausedUntil } = row;
  const open = (kind: 'stake' | 'unstake' | 'enter') => farmOverlay.open({ kind, pid: farm.pid });
  if (address === undefined) return <ConnectButton wide />;
  if (mine === undefined) return <Button wide pending={t('Loading')} />;
  if (!isLive) {
    return mine.staked > 0n ? (
      <Button kind="primary" wide of={lpSymbol} onClick={() => open('unstake')}>
        {t('Unstake')}
      </Button>
    ) : (
      <Button wide of={lpSymbol} disabledReason={t('This farm has finished')} />
    );
  }
  if (pausedUntil !== undefined)
    return <Button wide of={lpSymbol} disabledReason={say(pausedBlocker(pausedUntil, locale))} />;
  const way = wayIn(row);
  return (
    <Button kind="primary" wide of={lpSymbol} onClick={() => open(way)}>
      {way === 'stake' ? t('Stake LP') : t('Add liquidity and stake')}
    </Button>
  );
}
