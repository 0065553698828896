import { largestDeposit } from '@besc/domain/liquidity/largest-deposit';
import type { MintField } from '@besc/domain/liquidity/mint-state';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Currency } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { knownAmount } from '../../blocks/token-select/shown-balance';
import type { AddFacts, AddView } from './add-liquidity.view-model';

/** An amount to type on a side, in smallest units. */
interface Typed {
  readonly field: MintField;
  readonly amount: bigint;
  readonly currency: Currency;
}

/** What helps where liquidity cannot be supplied. */
export type AddRemedy =
  /** So much of a side is missing; `most`: what can be supplied without it. */
  | { readonly kind: 'missing'; readonly currency: Currency; readonly amount: bigint; readonly most: Typed | undefined }
  /** All that the wallet can give, in place of what the pool does not take. */
  | ({ readonly kind: 'largest' } & Typed)
  /** The coin and its wrapped form, which have no pool. */
  | { readonly kind: 'wrap'; readonly query: Readonly<Record<string, string>> };

/** The one act below a button that cannot be pressed; undefined where only the form can be changed. */
export function addRemedy(facts: AddFacts, view: AddView): AddRemedy | undefined {
  const { currencyA, currencyB, balances, wbesc } = facts;
  if (view.button.kind !== 'error' || currencyA === undefined || currencyB === undefined) return undefined;
  const isSame = wrapped(currencyA, wbesc).address === wrapped(currencyB, wbesc).address;
  if (view.error?.kind === 'invalid-pair') {
    if (!isSame || currencyA.kind === currencyB.kind) return undefined;
    const query = { inputCurrency: currencyIdOf(currencyA), outputCurrency: currencyIdOf(currencyB) };
    return { kind: 'wrap', query };
  }
  const pair = { ...facts, currencyA, currencyB };
  if (view.error?.kind === 'insufficient-balance') {
    const sides = [
      { side: 'b', currency: currencyB, needed: view.deposit?.amountB ?? view.amounts.b },
      { side: 'a', currency: currencyA, needed: view.deposit?.amountA ?? view.amounts.a },
    ] as const;
    for (const { side, currency, needed = 0n } of sides) {
      const balance = knownAmount(balances[side]);
      if (balance === undefined || needed <= balance) continue;
      return {
        kind: 'missing',
        currency,
        amount: needed - balance,
        most: largest(pair, view.isFirst ? side : undefined),
      };
    }
  }
  const { a, b } = view.amounts;
  if (view.error !== undefined || view.deposit !== undefined || a === undefined || b === undefined) return undefined;
  const offer = largest(pair, undefined);
  return offer && { kind: 'largest', ...offer };
}

type Pair = AddFacts & { readonly currencyA: Currency; readonly currencyB: Currency };

/** All that the wallet has of the side that decides; of a first deposit that is the side which falls short. */
function largest(pair: Pair, short: 'a' | 'b' | undefined): Typed | undefined {
  const { currencyA, currencyB, balances, existence, gasPriceWei, wbesc } = pair;
  const mostOf = (currency: Currency, side: 'a' | 'b') =>
    maxSpend({ currency, balance: knownAmount(balances[side]) ?? 0n, gasPriceWei });
  const [mostA, mostB] = [mostOf(currencyA, 'a'), mostOf(currencyB, 'b')];
  if (short === 'a') return typed('CURRENCY_A', mostA, currencyA);
  if (short === 'b') return typed('CURRENCY_B', mostB, currencyB);
  if (existence.kind !== 'exists') return undefined;
  const found = largestDeposit({
    supplied: existence.supplied,
    sideA: { token: wrapped(currencyA, wbesc).address, decimals: currencyA.decimals },
    sideB: { token: wrapped(currencyB, wbesc).address, decimals: currencyB.decimals },
    isNativeA: currencyA.kind === 'native',
    mostA,
    mostB,
  });
  return found && typed(found.field, found.amount, found.field === 'CURRENCY_A' ? currencyA : currencyB);
}

function typed(field: MintField, amount: bigint, currency: Currency): Typed | undefined {
  return amount > 0n ? { field, amount, currency } : undefined;
}
