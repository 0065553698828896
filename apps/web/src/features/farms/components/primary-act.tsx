import { Button } from '@besc/ui/button';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { farmBar } from '../farm-bar';
import { farmOverlay } from '../farm-overlay';
import { type FarmRow, wayIn } from '../farm-row';

/** The one thing to do with a farm next: connect, stake what is there, or come in with the two tokens. */
export function PrimaryAct({ row }: { readonly row: FarmRow }) {
  const { t, say, locale } = useText();
  const { address } = useAccount();
  const { mine, isLive, farm, lpSymbol } = row;
  const bar = farmBar(row, locale);
  const open = (kind: 'stake' | 'unstake' | 'enter') => farmOverlay.open({ kind, pid: farm.pid });
  if (address === undefined) return <ConnectButton wide />;
  if (mine === undefined) return <Button wide pending={t('Loading')} />;
  if (!isLive && (mine.staked ?? 0n) > 0n) {
    return (
      <Button kind="primary" wide of={lpSymbol} onClick={() => open('unstake')}>
        {t('Unstake')}
      </Button>
    );
  }
  if (bar) return <Button wide of={lpSymbol} disabledReason={say(bar)} />;
  const way = wayIn(row);
  return (
    <Button kind="primary" wide of={lpSymbol} onClick={() => open(way)}>
      {way === 'stake' ? t('Stake LP') : t('Add liquidity and stake')}
    </Button>
  );
}
