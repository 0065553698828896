import { unstakingFee, unstakingFeeSeconds } from '@besc/domain/pools/vault-position';
import { DataRow } from '@besc/ui/data-row';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChainHead } from '../../../blocks/clock/use-chain-head';
import { useText } from '../../../blocks/language/use-text';
import { hoursText } from '../hours-text';
import type { PoolRow } from '../pool-row';
import { leavingAmount, withdrawalOf } from '../pools.actions';
import { PoolAmount } from './pool-amount';
import { bpsText } from './pool-rate';

/** That a vault was pulled: it takes stakes, and earns nothing with them. */
export function PulledRow({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  if (!row.vault?.state.isPulled) return null;
  return (
    <DataRow
      label={t('Earning now')}
      help={{
        name: t('Why the vault isn’t earning'),
        text: t(
          'The vault’s stake was pulled from the farm and earns nothing until it’s restaked. You can unstake any time.',
        ),
      }}
    >
      <span className="text-warning">{t('Nothing')}</span>
    </DataRow>
  );
}

/** What staking in the vault costs later: the fee of leaving early. */
export function VaultStakeRows({ row }: { readonly row: PoolRow }) {
  const { t, locale } = useText();
  const state = row.vault?.state;
  if (state === undefined) return null;
  const fee = bpsText(state.withdrawFeeBps, locale);
  const hours = hoursText(state.withdrawFeePeriodSeconds, locale);
  return (
    <>
      <PulledRow row={row} />
      <DataRow
        label={t('Unstaking fee')}
        help={{
          name: t('About the unstaking fee'),
          text: t('This stake restarts the fee timer for everything you have in the vault.'),
        }}
      >
        {t('%fee% within %hours% hours', { fee, hours })}
      </DataRow>
    </>
  );
}

/** What leaves a pool with an amount: what was earned, and of the vault the shares, the fee and what arrives at least. */
export function UnstakeRows({ row, amount }: { readonly row: PoolRow; readonly amount: bigint | undefined }) {
  const { t, locale } = useText();
  const head = useChainHead();
  const { vault, holding, earning, earnedUsd, staked } = row;
  if (vault?.holder === undefined) {
    return (
      <DataRow label={t('Harvested with it')}>
        <PoolAmount what="earned" amount={holding?.earned} of={earning} usd={earnedUsd} hasSymbol hasUsd={false} />
      </DataRow>
    );
  }
  const { state, holder } = vault;
  const { decimals, symbol } = staked.currency;
  const { lastDepositedTime } = holder;
  const { withdrawFeeBps: feeBps, withdrawFeePeriodSeconds: periodSeconds } = state;
  const isCharged =
    head === undefined ||
    lastDepositedTime === undefined ||
    periodSeconds === undefined ||
    unstakingFeeSeconds({ lastDepositedTime, periodSeconds, now: head.seconds }) > 0n;
  const withdrawal = amount === undefined ? undefined : withdrawalOf(vault, amount);
  const shares = withdrawal?.kind === 'all' ? holder.shares : withdrawal?.shares;
  const leaving = amount === undefined ? undefined : leavingAmount(row, amount);
  const charged = leaving === undefined || feeBps === undefined ? undefined : unstakingFee(leaving, feeBps);
  const fee = isCharged ? charged : 0n;
  const rate = bpsText(feeBps, locale);
  const shown = (value: bigint | undefined, meaning: 'held' | 'paid', unit?: string) => (
    <ShownAmount
      amount={value}
      decimals={decimals}
      meaning={meaning}
      {...(unit === undefined ? {} : { symbol: unit })}
    />
  );
  return (
    <>
      {leaving === amount ? null : (
        <DataRow
          label={t('Everything is unstaked')}
          help={{
            name: t('Why everything is unstaked'),
            text: t('So few shares would remain that your whole stake is withdrawn.'),
          }}
        >
          {shown(leaving, 'held', symbol)}
        </DataRow>
      )}
      <DataRow label={t('Shares returned')}>{shown(shares, 'paid')}</DataRow>
      <DataRow label={isCharged ? t('Unstaking fee (%fee%)', { fee: rate }) : t('Unstaking fee')}>
        {fee === 0n && !isCharged ? t('None') : shown(fee, 'paid', symbol)}
      </DataRow>
      <DataRow label={t('You’ll receive about')} isStrong>
        {shown(leaving === undefined || fee === undefined ? undefined : leaving - fee, 'held', symbol)}
      </DataRow>
    </>
  );
}
