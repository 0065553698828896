import { routerAbi } from '@besc/contracts/abi/router';
import { encodeFunctionData } from 'viem';
import type { ExpectedCall } from '../shared/check-calldata';
import type { UnsentTransaction } from '../shared/unsent-transaction';
import { type AddLiquidityRequest, LiquidityRequestError } from './liquidity-request';
import { requireSoundRequest } from './require-sound-request';

/**
 * The router's addLiquidity, or addLiquidityETH with a native value when one side is the native coin (LIQ-63, LIQ-64). The
 * pair is made on the way when there is none. Throws LiquidityRequestError.
 */
export function buildAddLiquidity(request: AddLiquidityRequest): UnsentTransaction {
  const { router, amountA, amountB, minimumA, minimumB, recipient, deadlineSeconds } = request;
  requireSoundRequest(request, [amountA, amountB]);
  if (minimumA > amountA || minimumB > amountB) {
    throw new LiquidityRequestError('LIQUIDITY_AMOUNT', 'A minimum cannot be above its amount');
  }
  const native = nativeSides(request);
  if (native !== undefined) {
    const { token, amount, minimum, value, minimumNative } = native;
    const args = [token, amount, minimum, minimumNative, recipient, deadlineSeconds] as const;
    const functionName = 'addLiquidityETH';
    return { to: router, data: encodeFunctionData({ abi: routerAbi, functionName, args }), value, functionName, args };
  }
  const { currencyA, currencyB } = request;
  if (currencyA.kind === 'native' || currencyB.kind === 'native') {
    throw new LiquidityRequestError('LIQUIDITY_PAIR', 'The native coin cannot stand on both sides');
  }
  const args = [
    currencyA.address,
    currencyB.address,
    amountA,
    amountB,
    minimumA,
    minimumB,
    recipient,
    deadlineSeconds,
  ] as const;
  const functionName = 'addLiquidity';
  return {
    to: router,
    data: encodeFunctionData({ abi: routerAbi, functionName, args }),
    value: 0n,
    functionName,
    args,
  };
}

/** What the signing guard must find in the call data, made from what is on the screen. */
export function expectedAddLiquidity(request: AddLiquidityRequest): ExpectedCall {
  const { router, currencyA, currencyB, recipient, deadlineSeconds } = request;
  const native = nativeSides(request);
  if (native !== undefined) {
    const { token, amount, minimum, value, minimumNative } = native;
    const args = [token, amount, minimum, minimumNative, recipient, deadlineSeconds];
    return { to: router, value, functionNames: ['addLiquidityETH'], args };
  }
  const { amountA, amountB, minimumA, minimumB } = request;
  const tokens = [currencyA, currencyB].map((currency) => (currency.kind === 'token' ? currency.address : ''));
  const args = [...tokens, amountA, amountB, minimumA, minimumB, recipient, deadlineSeconds];
  return { to: router, value: 0n, functionNames: ['addLiquidity'], args };
}

function nativeSides({ currencyA, currencyB, amountA, amountB, minimumA, minimumB }: AddLiquidityRequest) {
  if (currencyA.kind === 'native' && currencyB.kind === 'token') {
    const token = currencyB.address;
    return { token, amount: amountB, minimum: minimumB, value: amountA, minimumNative: minimumA };
  }
  if (currencyB.kind === 'native' && currencyA.kind === 'token') {
    const token = currencyA.address;
    return { token, amount: amountA, minimum: minimumA, value: amountB, minimumNative: minimumB };
  }
  return undefined;
}
