import { addressOf } from '@besc/contracts/deploy/address-of';
import { farmAccounts } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { type ListState, listState } from '../../blocks/list/list-state';
import { settingsPricing } from '../../blocks/prices/usd-price';
import { useContractTokens } from '../../blocks/token-select/use-contract-tokens';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { useAccount } from '../../blocks/wallet/use-account';
import { useReadAccount } from '../../blocks/wallet/use-read-account';
import { hasFailed } from '../../lib/has-failed';
import { type FarmRow, farmRows } from './farm-row';
import { farmListQuery, farmPairsQuery, farmStakesQuery, farmWalletsQuery, pricingPairsQuery } from './farms.queries';
import { usePairVolumes } from './use-pair-volumes';

const noTokens: readonly Address[] = [];

/** All farms with the account's part in them, followed with the chain. */
export function useFarms(): {
  readonly state: ListState<FarmRow>;
  readonly isFailed: boolean;
  readonly isIndexFailed: boolean;
  /** Tokens that no list knows, or pairs that price tokens, could not be read: farms may have a worth that is not shown. */
  readonly arePricesUnread: boolean;
  /** How many farms there are could not be read. */
  readonly mayBeMore: boolean;
  readonly shownAt: number | undefined;
} {
  const chain = useChain();
  const { settings, reader } = chain;
  const { address: account } = useAccount();
  const list = useQuery(farmListQuery(chain));
  const pairs = useQuery(farmPairsQuery(chain, list.data?.farms));
  const readAccount = useReadAccount();
  const stakes = useQuery(farmStakesQuery(chain, readAccount, list.data));
  const farms = useMemo(
    () =>
      list.data &&
      pairs.data &&
      list.data.farms.map((farm, index) => ({ ...farm, pair: pairs.data[index] ?? undefined })),
    [list.data, pairs.data],
  );
  const wanted = useMemo(() => farms?.flatMap(({ pair }) => (pair ? [pair.token0, pair.token1] : [])), [farms]);
  const { tokens, isReading, isAsked, areTokensUnread } = useFarmTokens(wanted);
  // With the tokens, in one request: without them no row stands.
  const pricing = useQuery(pricingPairsQuery(chain, isAsked ? wanted : undefined));
  const wallets = useQuery(farmWalletsQuery(chain, readAccount, isAsked && farms ? list.data?.farms : undefined));
  const { byPair: volumes, isFailed: isIndexFailed } = usePairVolumes(farms);
  const rules = useMemo(() => settingsPricing(settings), [settings]);
  const [block, seconds] = [reader.blocks.current(), reader.blocks.timestamp()];
  const rows = useMemo(
    () =>
      list.data === undefined || farms === undefined || pricing.data === undefined || isReading
        ? undefined
        : farmRows({
            farms,
            head: { block: block ?? 0n, seconds: seconds ?? 0n },
            tokens,
            rules,
            volumes,
            emission: list.data.emission,
            pausedUntil: list.data.pausedUntil,
            chainId: settings.chain.id,
            pricing: pricing.data,
            money: addressOf(settings, 'tokens', 'money'),
            accounts: account === undefined ? undefined : farmAccounts(stakes.data, wallets.data),
          }),
    [
      list.data,
      farms,
      pricing.data,
      isReading,
      block,
      seconds,
      settings,
      tokens,
      rules,
      volumes,
      account,
      stakes.data,
      wallets.data,
    ],
  );
  const queries = [list, pairs, pricing, ...(account === undefined ? [] : [stakes, wallets])];
  const isFailed = queries.some(hasFailed);
  const isTrying = queries.some(({ isFetching }) => isFetching);
  const retry = () => {
    for (const query of queries) void query.refetch();
  };
  const shownAt = rows && list.dataUpdatedAt;
  const state = listState({ rows, asOf: list.dataUpdatedAt, isFailed, isTrying, retry });
  const arePricesUnread = areTokensUnread || pricing.data?.isUnread === true;
  return { state, isFailed, isIndexFailed, arePricesUnread, mayBeMore: list.data?.mayBeMore ?? false, shownAt };
}

/**
 * The tokens of pairs: from the lists that are trusted, else what their contracts say. One that says nothing is left out.
 * `isAsked`: nothing is waited for any more before those that no list knows are read.
 */
function useFarmTokens(addresses: readonly Address[] = noTokens) {
  const directory = useTokenDirectory();
  const trusted = new Map(directory.trusted.map((token) => [token.address, token]));
  const wanted = [...new Set(addresses)];
  const unknown = directory.isLoading ? [] : wanted.filter((address) => !trusted.has(address));
  const read = useContractTokens(unknown);
  const isAsked = !directory.isLoading || wanted.every((address) => trusted.has(address));
  const isReading = read.isPending || !isAsked;
  const { trusted: listed } = directory;
  const tokens = useMemo(
    () => new Map<Address, Token>([...read.tokens, ...listed].map((token) => [token.address, token])),
    [read.tokens, listed],
  );
  return { tokens, isReading, isAsked, areTokensUnread: read.isUnread };
}
