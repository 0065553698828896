import { oneE18 } from '@besc/domain/shared/fixed-point';
import { sameCurrency } from '@besc/domain/shared/same-currency';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { vaultCompounding } from '@besc/domain/yields/compounding';
import type { CalculatorSubject } from '../../blocks/calculator/calculation';
import type { PoolCurrency, PoolRow } from './pool-row';
import { vaultFeeBps } from './pools.view-model';

/** A pool for the calculator, by the title of its row; undefined where nothing can be calculated. */
export function poolSubject(row: PoolRow, name: string): CalculatorSubject | undefined {
  const { key, staked, earning, apr, vault, holding } = row;
  const feeBps = vault ? vaultFeeBps(vault.state) : 0;
  if (apr === undefined || feeBps === undefined || !staked.isReadable || !earning.isReadable) return undefined;
  // Of one token its price does not matter, and need not be known.
  const isInTokens = staked.priceE18 === undefined && sameCurrency(staked.currency, earning.currency);
  const token = ({ currency, priceE18 }: PoolCurrency) => ({
    symbol: displaySymbol(currency.symbol),
    decimals: currency.decimals,
    priceE18: isInTokens ? oneE18 : priceE18,
  });
  return {
    key,
    name,
    staked: token(staked),
    earning: token(earning),
    apr,
    isInTokens,
    feeBps,
    ...(vault && { automatic: vaultCompounding, bountyBps: Number(vault.state.callFeeBps) }),
    balance: holding?.balance,
  };
}
