import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import type { AddLiquidityRequest, RemoveLiquidityRequest } from './liquidity-request';

/** The sides of a pair as the router's methods take them: two tokens, or a token beside the native coin. */
export type RouterSides =
  | { readonly kind: 'tokens'; readonly tokens: readonly [Address, Address] }
  | {
      readonly kind: 'native';
      readonly isNativeA: boolean;
      readonly token: Address;
      readonly minimum: bigint;
      readonly minimumNative: bigint;
    };

/** Throws RequestError when both sides are the native coin. */
export function routerSides(request: AddLiquidityRequest | RemoveLiquidityRequest): RouterSides {
  const { currencyA, currencyB, minimumA, minimumB } = request;
  if (currencyA.kind === 'token' && currencyB.kind === 'token') {
    return { kind: 'tokens', tokens: [currencyA.address, currencyB.address] };
  }
  if (currencyB.kind === 'token') {
    const { address: token } = currencyB;
    return { kind: 'native', isNativeA: true, token, minimum: minimumB, minimumNative: minimumA };
  }
  if (currencyA.kind === 'token') {
    const { address: token } = currencyA;
    return { kind: 'native', isNativeA: false, token, minimum: minimumA, minimumNative: minimumB };
  }
  throw new RequestError('LIQUIDITY_PAIR', 'The native coin cannot stand on both sides');
}
