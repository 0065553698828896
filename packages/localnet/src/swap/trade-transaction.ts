import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { swapCalls } from '@besc/sdk/swap/swap-calls';
import type { HistoryTransaction } from '../history/block-writer';
import { sentCall } from '../history/sent-call';
import type { TradePlan } from './trade-plan';

/** Other trades of the same block come first: the planned amounts hold up to a slippage. */
const slippageBps = { plain: 300, taxed: 4_000 } as const;

/** A plan as a router transaction of `from`, paying or receiving the native coin where asked. */
export function tradeTransaction(options: {
  plan: TradePlan;
  router: Address;
  wbesc: Token;
  tokens: ReadonlyMap<Address, Token>;
  from: Address;
  payNative: boolean;
  receiveNative: boolean;
}): HistoryTransaction {
  const { plan, router, wbesc, tokens, from, payNative, receiveNative } = options;
  const currency = (address: Address | undefined, isNative: boolean): Currency => {
    if (isNative) return nativeCoin(wbesc.chainId);
    const token = address && tokens.get(address);
    if (!token) throw new RangeError(`${address} has no market`);
    return token;
  };
  const [call] = swapCalls({
    router,
    wbesc,
    trade: plan,
    recipient: from,
    deadlineSeconds: maxUint256,
    isMeasured: plan.taxed,
    input: currency(plan.path[0], payNative),
    output: currency(plan.path.at(-1), receiveNative),
    slippageBps: plan.taxed ? slippageBps.taxed : slippageBps.plain,
  });
  if (call === undefined) throw new RangeError('A plan has no call');
  const hops = BigInt(plan.path.length - 1);
  return sentCall(from, call, 160_000n + 130_000n * hops + (plan.taxed ? 200_000n : 0n));
}
