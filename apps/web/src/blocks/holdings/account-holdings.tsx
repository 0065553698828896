import type { Address } from '@besc/domain/shared/address';
import { minimumPriceChange } from '@besc/domain/shared/constants';
import { ChangeText } from '@besc/ui/change-text';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { hasFailed } from '../../lib/has-failed';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { ShownAmount } from '../amounts/shown-amount';
import { UsdText } from '../amounts/usd-text';
import { useChain } from '../chain/chain-context';
import { formatPriceChange } from '../charts/price-change';
import { usePageOf } from '../feature/use-page-of';
import { useText } from '../language/use-text';
import { CurrencyMark } from '../token-select/currency-mark';
import { useKnownTokens } from '../token-select/use-known-tokens';
import { useTokenDirectory } from '../token-select/use-token-directory';
import { walletOverlay } from '../wallet/wallet-overlay';
import { GivenAllowances } from './given-allowances';
import { type Holding, holdingsQuery } from './holdings-query';

/** What the account holds, and what it lets contracts move. */
export function AccountHoldings({ account }: { readonly account: Address }) {
  const { t } = useText();
  const chain = useChain();
  const known = useKnownTokens(useTokenDirectory());
  const tokens = known.isReady ? known.tokens : undefined;
  const query = useQuery(holdingsQuery(chain, { account, tokens }));
  const { data } = query;
  return (
    <>
      <section className="rounded-control border border-border px-3 py-2">
        <h3 className="text-sm font-semibold">{t('What you hold')}</h3>
        {data === undefined ? (
          hasFailed(query) ? (
            <p role="status" className="py-2 text-sm text-text-muted">
              {t('Couldn’t read the chain. Please try again.')}
            </p>
          ) : (
            <div aria-busy className="flex flex-col gap-2 py-2">
              <Skeleton className="w-full" />
              <Skeleton className="w-full" />
            </div>
          )
        ) : (
          <ul className="max-h-72 overflow-y-auto">
            {data.rows.map((row) => (
              <HoldingRow key={row.currency.kind === 'native' ? 'native' : row.currency.address} row={row} />
            ))}
            {data.rows.length === 0 ? <li className="py-2 text-sm text-text-muted">{t('Nothing yet')}</li> : null}
            {data.isUnread ? <li className="py-2 text-sm text-text-muted">{t('Some tokens were not read.')}</li> : null}
          </ul>
        )}
      </section>
      <GivenAllowances account={account} tokens={tokens} />
    </>
  );
}

function HoldingRow({ row: { currency, amount, usd, change } }: { readonly row: Holding }) {
  const { locale } = useText();
  const pageOf = usePageOf();
  const symbol = <CurrencySymbol symbol={currency.symbol} className="font-semibold" />;
  const isFlat = change !== undefined && Math.abs(change) < minimumPriceChange;
  const told =
    change === undefined
      ? undefined
      : formatPriceChange(
          { kind: isFlat ? 'flat' : change > 0 ? 'up' : 'down', fraction: isFlat ? 0 : change },
          locale,
        );
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-border py-1.5 text-sm last:border-transparent">
      <CurrencyMark currency={currency} size={28} />
      <span className="flex min-w-0 flex-1 flex-col">
        {pageOf && currency.kind === 'token' ? (
          <Link to={pageOf.token(currency.address)} onClick={() => walletOverlay.close()} className="hover:underline">
            {symbol}
          </Link>
        ) : (
          symbol
        )}
        <ChangeText
          direction={change === undefined || isFlat ? 'none' : change > 0 ? 'up' : 'down'}
          text={told}
          className="text-xs"
        />
      </span>
      <span className="flex max-w-[55%] flex-col items-end text-end">
        <ShownAmount amount={amount} decimals={currency.decimals} meaning="held" place="balance" />
        <UsdText tone="muted" value={usd} className="text-xs" />
      </span>
    </li>
  );
}
