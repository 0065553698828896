import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import { useQuery } from '@tanstack/react-query';
import { dateTimeFormat } from '../../lib/date-time-format';
import { freshWhileVisible } from '../../lib/fresh-while-visible';
import { askIndex } from '../chain/ask-index';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';

const checkMs = 30_000;

/** Says that the charts' data is delayed when the index itself says so, or does not answer. Prices of trades are not. */
export function DataDelayedNotice() {
  const { t, locale } = useText();
  const { url } = useChain().settings.index;
  const health = useQuery({
    queryKey: ['index-health', url],
    queryFn: ({ signal }) => askIndex({ url, signal }, fetchIndexHealth),
    enabled: url !== '',
    ...freshWhileVisible(checkMs),
    retry: false,
  });
  const isDelayed = health.isError || health.data?.healthy === false;
  const since = health.data?.indexedTimestamp;
  return (
    <p role="status">
      {isDelayed
        ? since
          ? t('Chart data is delayed: it ends at %time%.', {
              time: dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(since * 1000),
            })
          : t('Chart data is delayed. Prices for trades come from the chain.')
        : ''}
    </p>
  );
}
