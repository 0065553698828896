import { RequestError } from '../shared/errors/request-error';
import { type ContractCall, namedCall } from '../shared/writes/contract-call';
import { pairWriteGas } from '../shared/writes/write-gas';
import { liquidityMeaning } from './liquidity-meaning';
import type { AddLiquidityRequest } from './liquidity-request';
import { requireSoundRequest } from './require-sound-request';
import { routerSides } from './router-sides';

/** Most gas of adding liquidity to a pair that there is. */
export const addLiquidityGas = 300_000n;

/**
 * The router's addLiquidity, or addLiquidityETH with a native value when one side is the native coin (LIQ-63, LIQ-64). The
 * pair is made on the way when there is none. Throws RequestError.
 */
export function addLiquidityCall(request: AddLiquidityRequest): ContractCall {
  const { router: address, amountA, amountB, minimumA, minimumB } = request;
  requireSoundRequest(request, [amountA, amountB]);
  if (minimumA > amountA || minimumB > amountB) {
    throw new RequestError('LIQUIDITY_AMOUNT', 'A minimum cannot be above its amount');
  }
  const { suffix, value, args } = routerSides(request);
  const functionName = `addLiquidity${suffix}`;
  return namedCall({ ...liquidityMeaning, address, functionName, args, value, gas: pairWriteGas });
}
