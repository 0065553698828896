import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { deployedToken } from '../../blocks/chain/deployed-token';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { listState } from '../../blocks/list/list-state';
import { knownAmount } from '../../blocks/token-select/shown-balance';
import { useBalance } from '../../blocks/token-select/use-balance';
import { useContractTokens } from '../../blocks/token-select/use-contract-tokens';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { useAccount } from '../../blocks/wallet/use-account';
import { useReadAccount } from '../../blocks/wallet/use-read-account';
import { hasFailed } from '../../lib/has-failed';
import type { PoolRow } from './pool-row';
import { moneyFarmQuery, poolListQuery, poolPairNamesQuery, poolPricesQuery, vaultQuery } from './pools.queries';
import { type PoolFacts, poolRows } from './pools.view-model';

const none: readonly never[] = [];

/** All pools of this deployment as rows, read again with each block, and what of them could not be read. */
export function usePools() {
  const chain = useChain();
  const { settings } = chain;
  const { address: account } = useAccount();
  const readAccount = useReadAccount();
  const list = useQuery(poolListQuery(chain, readAccount));
  const vault = useQuery(vaultQuery(chain, readAccount));
  const farm = useQuery(moneyFarmQuery(chain, readAccount));
  const head = useChainHead();
  const directory = useTokenDirectory();
  const pools = list.data?.pools ?? none;
  const wanted = useAddresses(pools.flatMap(({ pool }) => [pool.stakedToken ?? [], pool.rewardToken ?? []].flat()));
  const known = useMemo(() => new Map(directory.trusted.map((token) => [token.address, token])), [directory.trusted]);
  // The settings say of MONEY what amounts depend on; the default list has its link as well.
  const money = useMemo(() => {
    const own = deployedToken(settings, 'money');
    return known.get(own.address) ?? own;
  }, [known, settings]);
  const moneyBalance = useBalance(money);
  const balance = knownAmount(moneyBalance);
  const unknown = useMemo(() => wanted.filter((address) => !known.has(address)), [wanted, known]);
  const read = useContractTokens(directory.isLoading ? none : unknown);
  const tokens = useMemo(
    () => new Map([...known, ...read.tokens.map((token) => [token.address, token] as const)]),
    [known, read.tokens],
  );
  const priced = useMemo(
    () => [...wanted.flatMap((address) => tokens.get(address) ?? []), money],
    [wanted, tokens, money],
  );
  const prices = useQuery(poolPricesQuery(chain, priced));
  const pairNames = useQuery(poolPairNamesQuery(chain, priced, tokens));
  // What cannot be read is asked for with each block: that is no reason to take the others away.
  const isReading =
    (unknown.length > 0 && (directory.isLoading || read.isPending)) || (pairNames.isLoading && !hasFailed(pairNames));
  const isKnown = list.data !== undefined && head !== undefined && !isReading;
  const rows = useMemo((): readonly PoolRow[] => {
    if (!isKnown || head === undefined) return none;
    return poolRows({
      ...partsOf(account, { pools, vault: vault.data, farm: farm.data }),
      addresses: { vault: addressOf(settings, 'pools', 'vault'), farms: addressOf(settings, 'farms', 'master') },
      money,
      moneyBalance: balance,
      tokens,
      head,
      pairNames: new Map((pairNames.data ?? none).map(({ address, name }) => [address, name])),
      prices: new Map((prices.data?.prices ?? none).map(({ token, priceE18 }) => [token, priceE18])),
    });
  }, [
    isKnown,
    head,
    account,
    pools,
    vault.data,
    farm.data,
    settings,
    money,
    balance,
    tokens,
    pairNames.data,
    prices.data,
  ]);
  const retry = () => {
    for (const query of [list, vault, farm]) if (hasFailed(query)) void query.refetch();
  };
  const isFailed = hasFailed(list);
  const isTrying = list.isFetching;
  const told = { asOf: list.dataUpdatedAt, isFailed, isTrying, retry };
  const state = listState({ rows: isKnown ? rows : undefined, ...told });
  return {
    account,
    state,
    rows,
    money,
    prices: prices.data?.prices ?? none,
    /** Prices were asked for: what has none now, has none. */
    isPriced: prices.isFetched,
    /** They, or the tokens that they are of, could not be read: what has none now may have one. */
    arePricesUnread: read.isUnread || (prices.data?.isUnread ?? hasFailed(prices)),
    mayBeMore: list.data?.mayBeMore ?? false,
    /** Vault or MONEY's farm did not answer. */
    isVaultUnread: [vault, farm].some((query) => hasFailed(query) && query.data === undefined),
    isFailed,
    shownAt: list.data === undefined ? undefined : list.dataUpdatedAt,
    retry,
  };
}

/** The account's part in what was read; of no account while its wallet is not connected again. */
function partsOf(
  account: Address | undefined,
  { pools, vault, farm }: Pick<PoolFacts, 'pools' | 'vault' | 'farm'>,
): Pick<PoolFacts, 'pools' | 'vault' | 'farm'> {
  if (account !== undefined) return { pools, vault, farm };
  return {
    pools: pools.map(({ pool }) => ({ pool, holding: undefined })),
    vault: vault && { ...vault, holder: undefined },
    farm: farm && { ...farm, holder: undefined },
  };
}

/** Each address once, as the same array while they are the same. */
function useAddresses(all: readonly Address[]): readonly Address[] {
  const text = [...new Set(all)].toSorted(addressOrder).join();
  return useMemo(() => (text === '' ? [] : text.split(',').map(checksumAddress)), [text]);
}
