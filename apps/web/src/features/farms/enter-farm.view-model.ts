import { deposit } from '@besc/domain/liquidity/deposit';
import { mintAmounts } from '@besc/domain/liquidity/mint-amounts';
import type { SuppliedPair } from '@besc/domain/liquidity/supplied-pair';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { balanceBlocker } from '../../blocks/action/balance-blocker';
import type { Blocker } from '../../blocks/action/blocker';
import { firstBlocker } from '../../blocks/action/first-blocker';
import type { Writer } from '../../blocks/action/use-writer';
import { type SupplyQuote, supplyQuote } from '../../blocks/supply/supply-quote';

/** What the first step into a farm knows: its two currencies, what the account has of them, and what was typed of the first. */
export interface EnterFarmFacts {
  /** Why nothing can be staked there, by anybody. */
  readonly barred: Blocker | undefined;
  readonly writer: Omit<Writer, 'approvalAmount' | 'canBatch'>;
  readonly wbesc: Token;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  /** Smallest units; undefined: not known. */
  readonly heldA: bigint | undefined;
  readonly heldB: bigint | undefined;
  readonly text: string;
  /** With liquidity; undefined while it is not known. */
  readonly supplied: SuppliedPair | undefined;
  /** It is being read again after a while unobserved. */
  readonly isPriceOld: boolean;
}

/** What follows from it. */
export interface EnterFarmView {
  readonly amountA: bigint | undefined;
  readonly amountB: bigint | undefined;
  /** What the pair takes of the first amount, where that is visibly less (beside a token with few decimals). */
  readonly taken: bigint | undefined;
  readonly quote: SupplyQuote | undefined;
  readonly state: Blocker | { readonly kind: 'ready'; readonly quote: SupplyQuote };
}

/** The deposit that belongs to an amount of the first token, and why it cannot be made. */
export function enterFarmViewModel(facts: EnterFarmFacts): EnterFarmView {
  const { supplied, text, currencyA, currencyB, wbesc, writer } = facts;
  const side = (currency: Currency) => ({ token: wrapped(currency, wbesc).address, decimals: currency.decimals });
  const state = { independentField: 'CURRENCY_A', typedValue: text, otherTypedValue: '' } as const;
  const isNativeA = currencyA.kind === 'native';
  const { amountA, amountB } = mintAmounts({
    state,
    sideA: side(currencyA),
    sideB: side(currencyB),
    isNativeA,
    supplied,
  });
  const made =
    supplied && amountA !== undefined && amountB !== undefined
      ? deposit({ supplied, tokenA: side(currencyA).token, isNativeA, amountA, amountB })
      : undefined;
  const { slippageBps } = writer;
  const quote =
    made && supplyQuote({ currencyA, currencyB, deposit: made, isFirst: false, bPerA: undefined, slippageBps });
  const isLess = quote && amountA !== undefined && quote.amountA * 10_000n < amountA * 9_999n;
  return {
    amountA,
    amountB,
    taken: isLess ? quote.amountA : undefined,
    quote,
    state: firstBlocker(writer) ?? facts.barred ?? formState(facts, { amountA, quote }),
  };
}

function formState(
  { writer, supplied, isPriceOld, currencyA, currencyB, heldA, heldB }: EnterFarmFacts,
  { amountA, quote }: Pick<EnterFarmView, 'amountA' | 'quote'>,
): EnterFarmView['state'] {
  if (!writer.isSlippageConfirmed) return { kind: 'slippage-unconfirmed' };
  if (supplied === undefined) return { kind: 'loading' };
  if (amountA === undefined) return { kind: 'error', text: 'Enter an amount' };
  if (isPriceOld || heldA === undefined || heldB === undefined) return { kind: 'loading' };
  const most = (currency: Currency, balance: bigint) =>
    maxSpend({ currency, balance, gasPriceWei: writer.gasPriceWei });
  if ((quote?.amountA ?? amountA) > most(currencyA, heldA)) return balanceBlocker(currencyA);
  if (quote === undefined) return { kind: 'error', text: 'These amounts are too small or too large for the pool' };
  return quote.amountB > most(currencyB, heldB) ? balanceBlocker(currencyB) : { kind: 'ready', quote };
}
