import { routerAbi } from '@besc/contracts/abi/router';
import { encodeFunctionData } from 'viem';
import type { ExpectedCall } from '../shared/check-calldata';
import type { UnsentTransaction } from '../shared/unsent-transaction';
import { LiquidityRequestError, type RemoveLiquidityRequest } from './liquidity-request';
import type { SignedPermit } from './permit';
import { requireSoundRequest } from './require-sound-request';

/** How the router pays the token beside the native coin: `fee-on-transfer` passes on what has arrived. */
export type RemoveVariant = 'plain' | 'fee-on-transfer';

/**
 * The router call of a withdrawal: native or wrapped by the currencies, with a signed permit or an allowance, plain or for
 * a token that takes a tax (which exists for the native coin only: two tokens go straight to the recipient, and the plain
 * call serves). Throws LiquidityRequestError.
 */
export function buildRemoveLiquidity(
  request: RemoveLiquidityRequest,
  options: { readonly permit?: SignedPermit | undefined; readonly variant?: RemoveVariant } = {},
): UnsentTransaction {
  requireSoundRequest(request, [request.liquidity]);
  const { permit, variant = 'plain' } = options;
  const call = { to: request.router, value: 0n };
  const signed = permit === undefined ? undefined : ([permit.approveMax, permit.v, permit.r, permit.s] as const);
  const native = nativeArguments(request);
  if (native !== undefined) {
    if (signed === undefined) {
      const functionName =
        variant === 'plain' ? 'removeLiquidityETH' : 'removeLiquidityETHSupportingFeeOnTransferTokens';
      const args = native;
      return { ...call, data: encodeFunctionData({ abi: routerAbi, functionName, args }), functionName, args };
    }
    const functionName =
      variant === 'plain'
        ? 'removeLiquidityETHWithPermit'
        : 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens';
    const args = [...native, ...signed] as const;
    return { ...call, data: encodeFunctionData({ abi: routerAbi, functionName, args }), functionName, args };
  }
  const plain = tokenArguments(request);
  if (signed === undefined) {
    const functionName = 'removeLiquidity';
    return {
      ...call,
      data: encodeFunctionData({ abi: routerAbi, functionName, args: plain }),
      functionName,
      args: plain,
    };
  }
  const functionName = 'removeLiquidityWithPermit';
  const args = [...plain, ...signed] as const;
  return { ...call, data: encodeFunctionData({ abi: routerAbi, functionName, args }), functionName, args };
}

/** What the signing guard must find. The parts of a permit's signature are not compared: the pair checks them. */
export function expectedRemoveLiquidity(request: RemoveLiquidityRequest, permit?: SignedPermit): ExpectedCall {
  const native = nativeArguments(request);
  const signed = permit === undefined ? [] : [permit.approveMax, permit.v, permit.r, permit.s];
  const withPermit = permit === undefined ? '' : 'WithPermit';
  if (native === undefined) {
    const functionNames = [`removeLiquidity${withPermit}`];
    return { to: request.router, value: 0n, functionNames, args: [...tokenArguments(request), ...signed] };
  }
  const name = `removeLiquidityETH${withPermit}`;
  const functionNames = [name, `${name}SupportingFeeOnTransferTokens`];
  return { to: request.router, value: 0n, functionNames, args: [...native, ...signed] };
}

function nativeArguments(request: RemoveLiquidityRequest) {
  const { currencyA, currencyB, liquidity, minimumA, minimumB, recipient, deadlineSeconds } = request;
  if (currencyA.kind === 'native' && currencyB.kind === 'token') {
    return [currencyB.address, liquidity, minimumB, minimumA, recipient, deadlineSeconds] as const;
  }
  if (currencyB.kind === 'native' && currencyA.kind === 'token') {
    return [currencyA.address, liquidity, minimumA, minimumB, recipient, deadlineSeconds] as const;
  }
  return undefined;
}

function tokenArguments(request: RemoveLiquidityRequest) {
  const { currencyA, currencyB, liquidity, minimumA, minimumB, recipient, deadlineSeconds } = request;
  if (currencyA.kind === 'native' || currencyB.kind === 'native') {
    throw new LiquidityRequestError('LIQUIDITY_PAIR', 'The native coin cannot stand on both sides');
  }
  const { address: tokenA } = currencyA;
  return [tokenA, currencyB.address, liquidity, minimumA, minimumB, recipient, deadlineSeconds] as const;
}
