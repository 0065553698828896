import { zeroAddress } from '@besc/domain/shared/address';
import { wrapped } from '@besc/domain/shared/wrapped';
import { RequestError } from '../shared/errors/request-error';
import type { AddLiquidityRequest, RemoveLiquidityRequest } from './liquidity-request';

/** What both directions must hold, or money could go elsewhere than shown. Throws RequestError. */
export function requireSoundRequest(
  request: AddLiquidityRequest | RemoveLiquidityRequest,
  amounts: readonly bigint[],
): void {
  const { router, wbesc, currencyA, currencyB, recipient, deadlineSeconds } = request;
  const [tokenA, tokenB] = [wrapped(currencyA, wbesc).address, wrapped(currencyB, wbesc).address];
  if (tokenA === tokenB) {
    throw new RequestError('LIQUIDITY_PAIR', 'A pair needs two different tokens');
  }
  if (amounts.some((amount) => amount <= 0n) || request.minimumA < 0n || request.minimumB < 0n) {
    throw new RequestError('LIQUIDITY_AMOUNT', 'The amounts must be above zero');
  }
  if ([zeroAddress, router, tokenA, tokenB].includes(recipient)) {
    throw new RequestError('LIQUIDITY_RECIPIENT', 'Invalid recipient');
  }
  if (deadlineSeconds <= 0n) throw new RequestError('LIQUIDITY_DEADLINE', 'The deadline has passed');
}
