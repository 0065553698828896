import type { Address } from '@besc/domain/shared/address';
import { nativeCoin } from '@besc/domain/shared/token';
import { orNothing } from '@besc/sdk/shared/reads/or-nothing';
import { readBalances } from '@besc/sdk/tokens/read-balances';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { useChain } from '../../blocks/chain/chain-context';
import { chainQuery } from '../../blocks/chain/chain-query';
import { keepForOwner } from '../../blocks/chain/keep-for-owner';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { UseHolding } from '../../blocks/feature/front';
import { holdingFreshness, holdingState } from '../../blocks/feature/holding-state';
import { readUsdPrices } from '../../blocks/prices/read-usd-prices';
import { sumOfValues } from '../../blocks/prices/sum-of-values';
import { type KnownTokens, useKnownTokens } from '../../blocks/token-select/use-known-tokens';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';

/** As many balances fit into one aggregate. */
const mostTokens = 480;

/** Coins and tokens in the wallet itself, as far as the lists in use know them. */
export const useWalletHolding: UseHolding = (owner) => {
  const chain = useChain();
  const known = useKnownTokens(useTokenDirectory());
  const query = chainQuery({
    key: ['wallet-holding', owner, known.tokens.length],
    freshnessBlocks: holdingFreshness,
    read: known.isReady ? () => readWallet(chain, owner, known) : undefined,
  });
  return holdingState(useQuery({ ...query, placeholderData: (last, earlier) => keepForOwner(last, earlier, owner) }));
};

async function readWallet(chain: ChainAccess, owner: Address, { tokens, isPartly, isUnread }: KnownTokens) {
  const { reader, settings } = chain;
  const wbesc = wbescToken(settings);
  const known = tokens.slice(0, mostTokens);
  const [coins, balances] = await Promise.all([
    orNothing(reader.nativeBalance(owner)),
    readBalances({ reader, owner, tokens: known.map(({ address }) => address) }),
  ]);
  // Where the chain could not be asked the coins are not known either.
  const amounts = balances.kind === 'success' ? balances.amounts : new Map<Address, bigint>();
  const held = known.flatMap((token) => {
    const amount = amounts.get(token.address) ?? 0n;
    return amount > 0n ? [{ token, amount }] : [];
  });
  const prices = await readUsdPrices(chain, [wbesc, ...held.map(({ token }) => token)]);
  const coin = { address: wbesc.address, decimals: nativeCoin(settings.chain.id).decimals };
  const sum = sumOfValues([{ token: coin, amount: coins ?? 0n }, ...held], prices);
  // A token that does not answer, or is not asked, may be worth something.
  return {
    ...sum,
    isPartly: isPartly || sum.isPartly || coins === undefined || amounts.size < tokens.length,
    isUnread: isUnread || coins === undefined || balances.kind !== 'success' || balances.isUnread,
  };
}
