import { RequestError } from '../shared/errors/request-error';
import type { AddLiquidityRequest, RemoveLiquidityRequest } from './liquidity-request';

/** The sides of a pair as the router names them: two tokens, or one beside the native coin. */
export interface RouterSides {
  /** What its functions for the coin are called by. */
  readonly suffix: '' | 'ETH';
  /** The coin that goes in. */
  readonly value: bigint;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Throws RequestError when both sides are the native coin. */
export function routerSides(request: AddLiquidityRequest | RemoveLiquidityRequest): RouterSides {
  const [amountA, amountB] = 'amountA' in request ? [request.amountA, request.amountB] : [0n, 0n];
  const sides = [
    { name: 'A', currency: request.currencyA, minimum: request.minimumA, amount: amountA },
    { name: 'B', currency: request.currencyB, minimum: request.minimumB, amount: amountB },
  ];
  const coins = sides.filter(({ currency }) => currency.kind === 'native');
  if (coins.length > 1) throw new RequestError('LIQUIDITY_PAIR', 'The native coin cannot stand on both sides');
  const named = sides.map(({ name, currency, minimum, amount }) => {
    if (currency.kind === 'native') return { amountETHMin: minimum };
    const [token, own] = coins.length > 0 ? ['token', 'amountToken'] : [`token${name}`, `amount${name}`];
    return { [token]: currency.address, [`${own}Min`]: minimum, [`${own}Desired`]: amount };
  });
  const { recipient: to, deadlineSeconds: deadline } = request;
  const args = { ...named[0], ...named[1], to, deadline };
  return { suffix: coins.length > 0 ? 'ETH' : '', value: coins[0]?.amount ?? 0n, args };
}
