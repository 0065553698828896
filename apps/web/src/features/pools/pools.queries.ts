import { addressOf } from '@besc/contracts/deploy/address-of';
import { lpSymbol } from '@besc/domain/liquidity/lp-symbol';
import { liquidityPrice } from '@besc/domain/market/liquidity-price';
import { usdPriceE18 } from '@besc/domain/market/usd-price';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { pairSides } from '@besc/domain/shared/pair-sides';
import type { Token } from '@besc/domain/shared/token';
import { lpName } from '@besc/domain/tokens/lp-name';
import { readFarmPairs } from '@besc/sdk/farms/read-farms';
import { readPoolList } from '@besc/sdk/pools/read-pool-list';
import { readMoneyFarm, readVault } from '@besc/sdk/pools/read-vault';
import { readToken } from '@besc/sdk/tokens/read-token';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { readPricingPairs } from '../../blocks/prices/read-pricing-pairs';
import { pricedPairs, pricingDecimals, settingsPricing } from '../../blocks/prices/usd-price';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Owner = Address | undefined;

/** Prices beside amounts need not follow every block. */
const priceFreshness = 10;

/** The registry, and the account's part in each pool. */
export function poolListQuery({ reader, settings }: Access, account: Owner) {
  const lens = addressOf(settings, 'pools', 'lens');
  const factory = addressOf(settings, 'pools', 'factory');
  return chainQuery({
    key: ['pools', account],
    read: () => readPoolList({ reader, lens, factory, account }),
  });
}

/** The vault and the account in it. */
export function vaultQuery({ reader, settings }: Access, account: Owner) {
  return chainQuery({
    key: ['vault', account],
    read: () => readVault({ reader, ...places(settings), account }),
  });
}

/** MONEY staked by hand, and the account's part of it. */
export function moneyFarmQuery({ reader, settings }: Access, account: Owner) {
  return chainQuery({
    key: ['money-farm', account],
    read: () => readMoneyFarm({ reader, ...places(settings), account }),
  });
}

function places(settings: Access['settings']) {
  return {
    vault: addressOf(settings, 'pools', 'vault'),
    farms: addressOf(settings, 'farms', 'master'),
    money: addressOf(settings, 'tokens', 'money'),
  };
}

/** What may be LP of the exchange's own pairs: each calls itself the same, and anything else may too. */
const mayBePairs = (tokens: readonly Token[]) => tokens.filter(({ symbol }) => symbol === lpSymbol);

/** What LP of the exchange's own pairs is called here: both tokens of the pair, as in farms; others are left out. */
export function poolPairNamesQuery(
  { reader, settings }: Access,
  tokens: readonly Token[],
  known: ReadonlyMap<Address, Token>,
) {
  const lps = mayBePairs(tokens)
    .map(({ address }) => address)
    .toSorted(addressOrder);
  const { id: chainId } = settings.chain;
  const rules = settingsPricing(settings);
  return chainQuery({
    key: ['pool-pair-names', ...lps],
    freshnessBlocks: Number.POSITIVE_INFINITY,
    read:
      lps.length === 0
        ? undefined
        : async () => {
            const pairs = await readOwnPairs({ reader, settings }, lps);
            const tokenOf = async (address: Address) => known.get(address) ?? readToken({ reader, chainId, address });
            const named = await Promise.all(
              pairs.map(async (pair) => {
                const sides = pairSides(pair, rules);
                const [token, quoteToken] = await Promise.all([tokenOf(sides.token), tokenOf(sides.quoteToken)]);
                return token && quoteToken ? [{ address: pair.address, name: lpName(token, quoteToken) }] : [];
              }),
            );
            return named.flat();
          },
  });
}

/**
 * USD of one whole token in 10^-18, by address, from the pools of the chain by the index's rules, LP of the exchange's own pairs
 * among them; unpriced ones are left out. `isUnread`: some could not be read.
 */
export function poolPricesQuery({ reader, settings }: Access, tokens: readonly Token[]) {
  const rules = settingsPricing(settings);
  const sorted = tokens.toSorted((one, other) => (one.address < other.address ? -1 : 1));
  return chainQuery({
    key: ['pool-prices', ...sorted.map(({ address }) => address)],
    freshnessBlocks: priceFreshness,
    read:
      sorted.length === 0
        ? undefined
        : async () => {
            const decimals = new Map(pricingDecimals(settings, sorted));
            // What is no pair refuses without a word, and each such refusal is asked for once more apart from the others.
            const candidates = mayBePairs(sorted).map(({ address }) => address);
            const lps = await readOwnPairs({ reader, settings }, candidates);
            const sides = new Set(lps.flatMap(({ token0, token1 }) => [token0, token1]));
            const { id: chainId } = settings.chain;
            const unknown = [...sides].filter((address) => !decimals.has(address));
            for (const token of await Promise.all(unknown.map((address) => readToken({ reader, chainId, address })))) {
              if (token !== undefined) decimals.set(token.address, token.decimals);
            }
            const addresses = [...decimals.keys()];
            const pricing = await readPricingPairs({ reader, settings }, addresses);
            const pairs = pricedPairs(pricing.pairs, decimals);
            const prices = new Map(addresses.map((token) => [token, usdPriceE18({ token, pairs, rules })]));
            const sideOf = (token: Address) => ({ decimals: decimals.get(token) ?? 0, priceE18: prices.get(token) });
            for (const lp of lps) prices.set(lp.address, liquidityPrice(lp, sideOf(lp.token0), sideOf(lp.token1)));
            const known = [...prices].flatMap(([token, priceE18]) =>
              priceE18 === undefined ? [] : [{ token, priceE18 }],
            );
            return { prices: known, isUnread: pricing.isUnread };
          },
  });
}

/** Those of the tokens that are pairs of this exchange. */
async function readOwnPairs({ reader, settings }: Access, tokens: readonly Address[]) {
  const { pairInitCodeHash: initCodeHash } = settings;
  const factory = addressOf(settings, 'swap', 'factory');
  return (await readFarmPairs({ reader, factory, initCodeHash, lpAddresses: tokens })).flatMap((pair) => pair ?? []);
}
