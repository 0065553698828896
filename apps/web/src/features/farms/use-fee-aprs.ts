import type { FarmEntry } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import type { Fraction } from '@besc/domain/shared/fraction';
import { feeApr } from '@besc/domain/yields/fee-apr';
import { fetchPairVolumes } from '@besc/wire/swap/fetch-pair-volumes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askIndex } from '../../blocks/chain/ask-index';
import { useChain } from '../../blocks/chain/chain-context';
import { freshWhileVisible } from '../../lib/fresh-while-visible';

const refreshMs = 180_000;

/** What traders pay the holders of each farm's pair in a year, over its liquidity. */
export interface FeeAprs {
  /** By pair; what the index does not know is missing. */
  readonly byPair: ReadonlyMap<Address, Fraction>;
  /** The index did not answer at the last try. */
  readonly isFailed: boolean;
}

/** Trading fees by the index's volume of seven days. */
export function useFeeAprs(farms: readonly FarmEntry[] | undefined): FeeAprs {
  const { settings, reader } = useChain();
  const { url } = settings.index;
  const pairs = farms?.map(({ lpAddress }) => lpAddress);
  const query = useQuery({
    queryKey: ['pair-volumes', url, pairs],
    enabled: pairs !== undefined,
    ...freshWhileVisible(refreshMs),
    queryFn: ({ signal }) =>
      askIndex({ url, signal }, (request) =>
        fetchPairVolumes({ ...request, pairs: pairs ?? [], nowSeconds: Number(reader.blocks.timestamp() ?? 0n) }),
      ),
  });
  const { data, isError } = query;
  return useMemo(
    () => ({
      isFailed: isError,
      byPair: new Map(
        [...(data ?? [])].flatMap(([pair, { volumeUsdE18, liquidityUsdE18 }]) => {
          const apr = feeApr(volumeUsdE18, liquidityUsdE18);
          return apr === undefined ? [] : [[pair, apr] as const];
        }),
      ),
    }),
    [data, isError],
  );
}
