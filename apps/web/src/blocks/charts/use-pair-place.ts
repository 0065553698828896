import { addressOf } from '@besc/contracts/deploy/address-of';
import type { CandleSide } from '@besc/domain/market/candle-points';
import type { Address } from '@besc/domain/shared/address';
import { pairAddress, sortTokens } from '@besc/sdk/shared/reads/pair-address';
import { useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import type { ChartPair } from './chart-pair';

/** Where the pair of two tokens is, and which side the priced one is. */
export interface PairPlace extends CandleSide {
  readonly address: Address;
}

export function usePairPlace({ inputToken, outputToken }: ChartPair): PairPlace {
  const { settings } = useChain();
  return useMemo(() => {
    const [tokenA, tokenB] = sortTokens(inputToken.address, outputToken.address);
    const factory = addressOf(settings, 'swap', 'factory');
    const isFirst = tokenA === inputToken.address;
    const [one, other] = isFirst ? [inputToken, outputToken] : [outputToken, inputToken];
    return {
      address: pairAddress({ factory, tokenA, tokenB, initCodeHash: settings.pairInitCodeHash }),
      token: isFirst ? 'token0' : 'token1',
      decimals0: one.decimals,
      decimals1: other.decimals,
    };
  }, [settings, inputToken, outputToken]);
}
