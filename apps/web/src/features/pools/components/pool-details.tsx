import { formatExact } from '@besc/domain/shared/amount';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction, toFixed } from '@besc/domain/shared/fraction';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { TextLink } from '@besc/ui/text-link';
import { DoorOpen, Plus } from 'lucide-react';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { CopyButton } from '../../../blocks/wallet/copy-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { useWalletActions } from '../../../blocks/wallet/use-wallet-actions';
import { formatDecimal } from '../../../lib/format-decimal';
import { hoursText } from '../hours-text';
import { poolOverlay } from '../pool-overlay';
import { poolPath } from '../pool-path';
import type { PoolRow } from '../pool-row';
import { usd } from '../pools.view-model';
import { BlocksLeft, phaseHeading } from './blocks-left';
import { LimitFill } from './limit-fill';
import { PoolAmount } from './pool-amount';
import { bpsText } from './pool-rate';
import { useRowTexts } from './use-row-texts';
import { PulledRow } from './vault-rows';

/** Of the price of a share, to the nearest as in the line of it: it grows slowly. */
const sharePlaces = 6;

/** Facts of a pool and the ways out of it: what is staked in all, limits, blocks, fees, links, the emergency exit. */
export function PoolDetails({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { staked, earning, totalStaked, totalUsd, limit, isLimitRead, holding, vault, rewardPerBlock, isLoading } = row;
  const heading = phaseHeading(row);
  const { title: pool } = useRowTexts(row);
  return (
    <div className="min-w-0">
      <dl>
        <DataRow label={t('Total staked')}>
          <PoolAmount what="staked" amount={totalStaked} of={staked} usd={totalUsd} isLoading={isLoading} hasSymbol />
        </DataRow>
        {limit > 0n || !isLimitRead ? (
          <DataRow label={t('Max. stake per user')}>
            <PoolAmount
              what="limit"
              amount={isLimitRead ? limit : undefined}
              of={staked}
              usd={usd(limit, staked)}
              hasSymbol
              hasUsd={false}
            />
            {isLimitRead ? null : <span className="block text-xs text-text-muted">{t('Not available right now')}</span>}
            {isLimitRead && holding?.staked ? <LimitFill staked={holding.staked} limit={limit} /> : null}
          </DataRow>
        ) : null}
        {heading === undefined ? null : (
          <DataRow label={heading === 'Starts in' ? t('Starts in') : t('Ends in')}>
            <BlocksLeft row={row} />
          </DataRow>
        )}
        {row.isFinished ? null : (
          <DataRow label={row.category === 'auto' ? t('Reward per block for all MONEY stakes') : t('Reward per block')}>
            <PoolAmount
              what="earned"
              amount={rewardPerBlock}
              of={earning}
              usd={undefined}
              isLoading={isLoading}
              hasSymbol
              hasUsd={false}
            />
          </DataRow>
        )}
        <PulledRow row={row} />
        {vault ? <VaultFacts vault={vault} row={row} /> : null}
      </dl>
      <Links row={row} />
      {holding && holding.staked !== 0n && row.hasEmergencyWithdraw ? (
        <Button
          kind={(holding.owed ?? 0n) > 0n ? 'danger' : 'quiet'}
          size="small"
          className="-ms-3 mt-2"
          icon={<DoorOpen size={16} aria-hidden />}
          of={pool}
          aria-haspopup="dialog"
          onClick={() => poolOverlay.open({ kind: 'emergency', key: row.key })}
        >
          {t('Emergency exit')}
        </Button>
      ) : null}
    </div>
  );
}

function VaultFacts({ vault, row }: { readonly vault: NonNullable<PoolRow['vault']>; readonly row: PoolRow }) {
  const { t, locale } = useText();
  const { state } = vault;
  const { pricePerShare: price } = state;
  const percent = (bps: bigint | undefined) => bpsText(bps, locale);
  const hours = hoursText(state.withdrawFeePeriodSeconds, locale);
  return (
    <>
      <DataRow
        label={t('Performance Fee')}
        help={{
          name: t('About the performance fee'),
          text: t('Taken from gains before they’re restaked, never from your stake.'),
        }}
      >
        <span dir="ltr">{percent(state.performanceFeeBps)}</span>
      </DataRow>
      <DataRow
        label={t('Bounty per harvest')}
        help={{
          name: t('About the bounty'),
          text: t('Taken from gains and paid to the account that compounds.'),
        }}
      >
        <span dir="ltr">{percent(state.callFeeBps)}</span>
      </DataRow>
      <DataRow
        label={t('Unstaking fee')}
        help={{
          name: t('About the unstaking fee'),
          text: t('Only within %hours% hours of your last stake.', { hours }),
        }}
      >
        <span dir="ltr">{percent(state.withdrawFeeBps)}</span>
      </DataRow>
      <DataRow
        label={t('Share price')}
        help={{
          name: t('About the price of a share'),
          text: t('MONEY per share. It only rises, and tokens sent to the vault don’t move it.'),
        }}
      >
        <NumberText
          value={price === undefined ? undefined : formatDecimal(toFixed(fraction(price, oneE18), sharePlaces), locale)}
          exact={price === undefined ? undefined : formatDecimal(formatExact(price, 18), locale)}
          unit={<CurrencySymbol symbol={row.staked.currency.symbol} />}
          className="font-medium"
        />
      </DataRow>
    </>
  );
}

function Links({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { settings } = useChain();
  const { rdns } = useAccount();
  const { watchToken } = useWalletActions();
  const { currency } = row.earning;
  const { title: pool } = useRowTexts(row);
  const contract = addressUrl(settings, row.contract);
  const site = currency.kind === 'token' ? currency.projectLink : undefined;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      {site === undefined ? null : (
        <TextLink isExternal of={pool} href={site} className="inline-flex min-h-11 items-center">
          {t('View Project Site')}
        </TextLink>
      )}
      {contract === undefined ? null : (
        <TextLink isExternal of={pool} href={contract} className="inline-flex min-h-11 items-center">
          {t('View Contract')}
        </TextLink>
      )}
      {currency.kind === 'token' && row.earning.isReadable && rdns === extensionWallet ? (
        <Button
          kind="quiet"
          size="small"
          className="-ms-3"
          icon={<Plus size={16} aria-hidden />}
          of={pool}
          title={t('Add %symbol% to your wallet', { symbol: displaySymbol(currency.symbol) })}
          onClick={() => void watchToken({ ...currency, symbol: row.earning.ownSymbol ?? currency.symbol })}
        >
          {t('Add to Metamask')}
        </Button>
      ) : null}
      <span className="p-2">
        <CopyButton label={t('Copy a link to %pool%', { pool })} text={`${location.origin}${poolPath(row)}`} />
      </span>
    </div>
  );
}

/** The wallet that the documents call the browser extension. */
const extensionWallet = 'io.metamask';
