import { addressOf } from '@besc/contracts/deploy/address-of';
import { daySeconds, slowRefreshMs } from '@besc/domain/shared/constants';
import { fetchExchangeFigures } from '@besc/wire/swap/fetch-exchange-figures';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { indexQuery } from '../../blocks/chain/index-query';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import { failedRefreshMs } from '../../lib/fresh-while-visible';

/** The figures of the exchange from the index; null before it has begun. Volume is that of the last 24 hours of the chain. */
export function figuresQuery({ settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>) {
  return indexQuery(
    { settings },
    {
      key: ['exchange-figures'],
      refreshMs: slowRefreshMs,
      failedMs: failedRefreshMs,
      ask: async (request) => {
        const now = chainSeconds(reader);
        const figures = await fetchExchangeFigures({
          ...request,
          factory: addressOf(settings, 'swap', 'factory'),
          token: addressOf(settings, 'tokens', 'money'),
          since: now - daySeconds,
        });
        return figures && { ...figures, now };
      },
    },
  );
}
