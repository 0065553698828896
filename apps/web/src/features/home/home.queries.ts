import { addressOf } from '@besc/contracts/deploy/address-of';
import { daySeconds, slowRefreshMs } from '@besc/domain/shared/constants';
import { fetchExchangeFigures } from '@besc/wire/swap/fetch-exchange-figures';
import { queryOptions } from '@tanstack/react-query';
import { askIndex } from '../../blocks/chain/ask-index';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import { failedRefreshMs, freshWhileVisible } from '../../lib/fresh-while-visible';

/** The figures of the exchange from the index; null before it has begun. Volume is that of the last 24 hours of the chain. */
export function figuresQuery({ settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>) {
  const { url } = settings.index;
  return queryOptions({
    queryKey: ['exchange-figures', url],
    enabled: url !== '',
    ...freshWhileVisible(slowRefreshMs, failedRefreshMs),
    retry: false,
    queryFn: async ({ signal }) => {
      const now = chainSeconds(reader);
      const figures = await askIndex({ url, signal }, (request) =>
        fetchExchangeFigures({
          ...request,
          factory: addressOf(settings, 'swap', 'factory'),
          token: addressOf(settings, 'tokens', 'money'),
          since: now - daySeconds,
        }),
      );
      return figures === undefined ? null : { ...figures, now };
    },
  });
}
