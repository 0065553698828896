import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { Skeleton } from '@besc/ui/skeleton';
import { Tooltip } from '@besc/ui/tooltip';
import { Minus, Plus } from 'lucide-react';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { farmBar } from '../farm-bar';
import { farmOverlay } from '../farm-overlay';
import { type FarmRow, wayIn } from '../farm-row';
import { DetailPart } from './detail-part';
import { PrimaryAct } from './primary-act';

/** What the account has staked in a farm, with more and less; else the way into it. */
export function MyStake({ row }: { readonly row: FarmRow }) {
  const { t } = useText();
  const { address } = useAccount();
  const { mine, lpToken, isLive, farm } = row;
  const open = (kind: 'stake' | 'enter' | 'unstake' | 'emergency') => farmOverlay.open({ kind, pid: farm.pid });
  const exit = (
    <div className="mt-auto pt-2">
      <Button
        size="small"
        kind="quiet"
        of={row.lpSymbol}
        className="-ms-3 text-text-muted"
        onClick={() => open('emergency')}
      >
        {t('Emergency withdrawal')}
      </Button>
    </div>
  );
  if (mine !== undefined && mine.staked === undefined) {
    // The way out takes all that is there, and needs no figure.
    return (
      <DetailPart title={t('My stake')}>
        <p className="text-sm">{t('Couldn’t load your stake here. It’s safe on the chain.')}</p>
        {exit}
      </DetailPart>
    );
  }
  if (mine === undefined || mine.staked === 0n) {
    return (
      <DetailPart title={t('My stake')}>
        {mine === undefined && address !== undefined ? (
          <Skeleton className="h-8 w-full" />
        ) : (
          <p className="text-sm">
            {mine === undefined
              ? t('Connect a wallet to stake and to see what you have here.')
              : isLive
                ? t('Nothing staked yet. This pair’s LP tokens earn MONEY every block.')
                : t('Nothing staked here.')}
          </p>
        )}
        {mine !== undefined && (mine.balance ?? 0n) > 0n ? (
          <p className="text-sm text-text-muted">
            {t('In your wallet')}:{' '}
            <ShownAmount amount={mine.balance} decimals={18} meaning="held" place="balance" symbol={lpToken.symbol} />
          </p>
        ) : null}
        <div className="mt-auto pt-2">
          <PrimaryAct row={row} />
        </div>
      </DetailPart>
    );
  }
  return (
    <DetailPart
      title={t('My stake')}
      aside={
        <span className="flex gap-1">
          <IconButton
            look="framed"
            label={t('Unstake %symbol%', { symbol: lpToken.symbol })}
            icon={<Minus size={18} aria-hidden />}
            onClick={() => open('unstake')}
          />
          {isLive ? <StakeMore row={row} onPress={() => open(wayIn(row))} /> : null}
        </span>
      }
    >
      <p className="text-lg font-semibold">
        <ShownAmount amount={mine.staked} decimals={18} meaning="held" symbol={lpToken.symbol} />
      </p>
      <p>
        <UsdText value={mine.stakedUsd} tone="muted" />
      </p>
      {exit}
    </DetailPart>
  );
}

/** The plus beside a stake; where nothing can be staked it does nothing and says why. */
function StakeMore({ row, onPress }: { readonly row: FarmRow; readonly onPress: () => void }) {
  const { t, say, locale } = useText();
  const bar = farmBar(row, locale);
  const plus = (
    <IconButton
      look="framed"
      label={t('Stake more %symbol%', { symbol: row.lpToken.symbol })}
      icon={<Plus size={18} aria-hidden />}
      aria-haspopup="dialog"
      {...(bar === undefined ? { onClick: onPress } : { 'aria-disabled': true, className: 'opacity-50' })}
    />
  );
  if (bar === undefined) return plus;
  return <Tooltip label={t('Why staking is closed')} content={say(bar)} trigger={plus} />;
}
