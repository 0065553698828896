import { addressOf } from '@besc/contracts/deploy/address-of';
import { vaultMinimum } from '@besc/domain/pools/vault-position';
import { useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { buyPath } from '../../../blocks/navigation/buy-query';
import { earningToast } from '../../../blocks/staking/earning-toasts';
import { StakeDialog } from '../../../blocks/staking/stake-dialog';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { barBlocker } from '../bar-blocker';
import type { PoolRow } from '../pool-row';
import { stakeStep, unstakeStep } from '../pools.actions';
import { stakeBar } from '../stake-part';
import { percentText } from './pool-rate';
import { UnstakeRows, VaultStakeRows } from './vault-rows';

/** 'Stake in Pool' and 'Unstake'. What was staked and held when it was opened is kept while it is sent. */
export function PoolStakeDialog(props: {
  readonly way: 'stake' | 'unstake';
  readonly row: PoolRow;
  readonly onCalculate: (key: string) => void;
  readonly onClose: () => void;
}) {
  const { t, locale } = useText();
  const { way, row, onCalculate, onClose } = props;
  const { key, category, staked, earning, holding, contract, limit, rate, isFinished } = row;
  const { currency, priceE18 } = staked;
  const pricePerShare = row.vault?.state.pricePerShare;
  const [title] = useState(() => (way === 'stake' ? t('Stake in Pool') : t('Unstake')));
  const bar = way === 'stake' ? stakeBar(row) : undefined;
  const to = buyPath(currency, addressOf(useChain().settings, 'tokens', 'stable'));
  return (
    <StakeDialog
      way={way}
      title={title}
      subject={{
        currency,
        spender: contract,
        balance: holding?.balance,
        staked: holding?.staked,
        limit,
        minimum: pricePerShare === undefined ? undefined : vaultMinimum(pricePerShare),
        priceE18,
      }}
      step={(amount) => (way === 'stake' ? stakeStep(row, amount) : unstakeStep(row, amount))}
      barred={bar && barBlocker(bar, locale)}
      mark={<CurrencyMark currency={currency} size={24} />}
      enabledToast={earningToast(category === 'auto' ? 'vault-enabled' : 'pool-enabled', earning.currency.symbol)}
      {...(way === 'stake' && {
        roi:
          isFinished || rate === undefined
            ? undefined
            : {
                text: percentText(rate, locale),
                onOpen: () => {
                  onClose();
                  onCalculate(key);
                },
              },
        getCurrency: { symbol: currency.symbol, to },
      })}
      rows={(amount) =>
        way === 'unstake' ? (
          <UnstakeRows row={row} amount={amount} />
        ) : category === 'auto' ? (
          <VaultStakeRows row={row} />
        ) : null
      }
      onClose={onClose}
    />
  );
}
