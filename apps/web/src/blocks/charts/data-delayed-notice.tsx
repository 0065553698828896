import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import { useQuery } from '@tanstack/react-query';
import { dateTimeFormat } from '../../lib/date-time-format';
import { useChain } from '../chain/chain-context';
import { indexQuery } from '../chain/index-query';
import { useText } from '../language/use-text';

const checkMs = 30_000;
/** Half a minute of blocks: an index that catches up is well, and what it tells is old all the same. */
const mostLagBlocks = 10;

/**
 * Says that what the index tells is delayed when it says so itself or is behind the chain, and of a chart also when it does
 * not answer: a history says that in its own words. Prices of trades are not delayed.
 */
export function DataDelayedNotice({ of = 'chart' }: { readonly of?: 'chart' | 'history' }) {
  const { t, locale } = useText();
  const chain = useChain();
  const health = useQuery(
    indexQuery(chain, {
      key: ['index-health'],
      refreshMs: checkMs,
      // Without an index nothing is late.
      ask: chain.settings.index.url === '' ? undefined : fetchIndexHealth,
    }),
  );
  const isBehind = health.data?.healthy === false || (health.data?.lagBlocks ?? 0) > mostLagBlocks;
  const isDelayed = health.isError || isBehind;
  const since = health.data?.indexedTimestamp;
  return (
    <p role="status" className={of === 'history' ? 'text-sm text-text-muted empty:sr-only' : undefined}>
      {isDelayed
        ? since
          ? t(
              of === 'chart'
                ? 'Chart data is delayed: it ends at %time%.'
                : 'The history is delayed: it ends at %time%.',
              {
                time: dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(since * 1000),
              },
            )
          : of === 'chart'
            ? t('Chart data is delayed. Prices for trades come from the chain.')
            : ''
        : ''}
    </p>
  );
}
