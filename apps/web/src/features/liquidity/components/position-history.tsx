import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { Button } from '@besc/ui/button';
import { TextLink } from '@besc/ui/text-link';
import type { LiquidityChangeRow } from '@besc/wire/liquidity/fetch-liquidity-changes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { transactionUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { hasFailed } from '../../../lib/has-failed';
import { positionHistoryQuery } from '../liquidity.queries';
import type { PositionRow } from '../position-row';

const kinds = {
  add: { text: 'Added' },
  remove: { text: 'Removed' },
  receive: { text: 'Received' },
  send: { text: 'Sent' },
} as const;

/** How the account came by its LP of a pair, newest first. */
export function PositionHistory(props: { readonly row: PositionRow; readonly owner: Address; readonly wbesc: Token }) {
  const { row, owner } = props;
  const { t } = useText();
  const query = useInfiniteQuery(positionHistoryQuery(useChain(), owner, row.position));
  const changes = query.data?.pages.flatMap(({ rows }) => rows);
  if (changes === undefined) {
    return <p className="mt-2 text-sm text-text-muted">{t(hasFailed(query) ? 'Couldn’t load' : 'Loading')}</p>;
  }
  if (changes.length === 0) return <p className="mt-2 text-sm text-text-muted">{t('Nothing is known yet.')}</p>;
  return (
    <>
      <ul className="mt-1 divide-y divide-border text-sm">
        {changes.map((change) => (
          <Change key={change.id} change={change} {...props} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          size="small"
          pending={query.isFetchingNextPage && t('Loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('Load more')}
        </Button>
      ) : null}
    </>
  );
}

function Change(props: { readonly change: LiquidityChangeRow; readonly row: PositionRow; readonly wbesc: Token }) {
  const { change, row, wbesc } = props;
  const { t, locale } = useText();
  const { currencyA, currencyB, position } = row;
  const { kind, liquidity, amount0, amount1, timestamp, transaction } = change;
  const time = dateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(timestamp * 1000);
  const link = transactionUrl(useChain().settings, transaction);
  const isTurned = wrapped(currencyA, wbesc).address !== position.supplied.pair.token0;
  const amount = (value: bigint, { decimals, symbol }: Pick<Currency, 'decimals' | 'symbol'>) => (
    <ShownAmount amount={value} decimals={decimals} meaning="held" place="summary" symbol={symbol} />
  );
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <span>
        {t(kinds[kind].text)}
        <span className="block text-xs text-text-muted">
          {link === undefined ? (
            time
          ) : (
            <TextLink href={link} isExternal>
              {time}
            </TextLink>
          )}
        </span>
      </span>
      <span className="flex min-w-0 flex-col items-end">
        {amount0 === null || amount1 === null ? (
          amount(liquidity, { decimals: 18, symbol: 'LP' })
        ) : (
          <>
            {amount(isTurned ? amount1 : amount0, currencyA)}
            {amount(isTurned ? amount0 : amount1, currencyB)}
          </>
        )}
      </span>
    </li>
  );
}
