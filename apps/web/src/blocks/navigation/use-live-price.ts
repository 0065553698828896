import { usdValue } from '@besc/domain/shared/token-price';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chain-access';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import { deployedToken } from '../chain/deployed-token';
import { useText } from '../language/use-text';
import { formatUsdPrice } from '../prices/format-usd';
import { readUsdPrices } from '../prices/read-usd-prices';

/**
 * The USD price of MONEY with 3 decimals for the page's title, in the language's notation, '...' while it loads, undefined when
 * nothing on the chain prices it. Its pairs are read together with everything else.
 */
export function useLivePrice(): string | undefined {
  const { locale } = useText();
  const price = useQuery(livePriceQuery(useChain()));
  if (price.isPending) return '...';
  return price.data === undefined || price.data === null ? undefined : formatUsdPrice(price.data, locale);
}

function livePriceQuery(chain: ChainAccess) {
  const money = deployedToken(chain.settings, 'money');
  return chainQuery({
    key: ['live-price'],
    async read() {
      const priceE18 = (await readUsdPrices(chain, [money])).get(money.address);
      // A query's answer must not be undefined.
      return usdValue(10n ** BigInt(money.decimals), { decimals: money.decimals, priceE18 }) ?? null;
    },
  });
}
