import { Button } from '@besc/ui/button';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { farmOverlay } from '../farm-overlay';
import { type FarmRow, wayIn } from '../farm-row';
import { pauseText } from '../pause-text';

/** The one thing to do with a farm next: connect, stake what is there, or come in with the two tokens. */
export function PrimaryAct({ row }: { readonly row: FarmRow }) {
  const text = useText();
  const { t } = text;
  const { address } = useAccount();
  const { mine, isLive, farm } = row;
  const open = (kind: 'stake' | 'unstake' | 'enter') => farmOverlay.open({ kind, pid: farm.pid });
  if (address === undefined) return <ConnectButton wide />;
  if (mine === undefined) return <Button wide pending={t('Loading')} />;
  if (!isLive) {
    return mine.staked > 0n ? (
      <Button kind="primary" wide onClick={() => open('unstake')}>
        {t('Unstake')}
      </Button>
    ) : (
      <Button wide disabledReason={t('This farm has finished')} />
    );
  }
  const paused = pauseText(row, text);
  if (paused !== undefined) return <Button wide disabledReason={paused} />;
  const way = wayIn(row);
  return (
    <Button kind="primary" wide onClick={() => open(way)}>
      {way === 'stake' ? t('Stake LP') : t('Add liquidity and stake')}
    </Button>
  );
}
