import { addressOf } from '@besc/contracts/deploy/address-of';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chain-access';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import { useText } from '../language/use-text';
import { formatUsdPrice } from '../prices/format-usd';
import { pricedPairs, settingsPricing, usdPriceE18, usdValue } from '../prices/usd-price';

/**
 * The USD price of MONEY with 3 decimals for the page's title, in the language's notation, '...' while it loads, undefined when
 * nothing on the chain prices it. Its two pools are read together with everything else.
 */
export function useLivePrice(): string | undefined {
  const { locale } = useText();
  const price = useQuery(livePriceQuery(useChain()));
  if (price.isPending) return '...';
  return price.data === undefined || price.data === null ? undefined : formatUsdPrice(price.data, locale);
}

function livePriceQuery({ settings, reader }: ChainAccess) {
  const { tokens, pairInitCodeHash } = settings;
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const factory = addressOf(settings, 'swap', 'factory');
  const [money, busdc] = [tokens.money.address, tokens.busdc.address];
  const decimals = new Map([
    [wbesc, 18],
    [money, tokens.money.decimals],
    [busdc, tokens.busdc.decimals],
  ]);
  return chainQuery({
    key: ['live-price'],
    async read() {
      const wanted = [
        [money, wbesc],
        [busdc, wbesc],
        [money, busdc],
      ] as const;
      const pairs = await readPairs({ reader, factory, initCodeHash: pairInitCodeHash, tokens: wanted });
      const price = usdPriceE18({
        token: money,
        pairs: pricedPairs(pairs, decimals),
        rules: settingsPricing(settings),
      });
      const value = usdValue(10n ** BigInt(tokens.money.decimals), tokens.money.decimals, price);
      // A query's answer must not be undefined.
      return value ?? null;
    },
  });
}
