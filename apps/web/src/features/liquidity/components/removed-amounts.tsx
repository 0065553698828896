import { addPath, removePath } from '@besc/domain/liquidity/liquidity-path';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Currency } from '@besc/domain/shared/token';
import { unwrapped } from '@besc/domain/shared/wrapped';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { hrefOf } from '../../../lib/query-text';
import type { RemoveLiquidity } from '../use-remove-liquidity';

/** What comes back of each token, and the choice between the native coin and its wrapped form. */
export function RemovedAmounts({ remove }: { readonly remove: RemoveLiquidity }) {
  const { t } = useText();
  const { form, facts, view } = remove;
  const { currencyA, currencyB, wbesc } = facts;
  if (!currencyA || !currencyB) return null;
  const line = (currency: Currency, value: bigint | undefined) => (
    <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <span className="flex min-w-0 items-center gap-2">
        <CurrencyMark currency={currency} size={28} />
        <CurrencySymbol symbol={currency.symbol} className="font-medium" />
      </span>
      <span className="ms-auto min-w-0">
        <ShownAmount amount={value} decimals={currency.decimals} meaning="held" className="text-lg font-semibold" />
      </span>
    </p>
  );
  const isNative = [currencyA, currencyB].some(({ kind }) => kind === 'native');
  const isWrapped = [currencyA, currencyB].some(
    (currency) => currency.kind === 'token' && currency.address === wbesc.address,
  );
  const turned = (currency: Currency): Currency => (currency.kind === 'native' ? wbesc : unwrapped(currency, wbesc));
  return (
    <section className="mt-3 rounded-control border border-border px-4 py-3">
      <h2 className="mb-1 text-sm text-text-muted">{t('You will receive')}</h2>
      {line(currencyA, view.withdrawal?.amountA)}
      {line(currencyB, view.withdrawal?.amountB)}
      <p className="mt-1 flex flex-wrap justify-end gap-4 text-sm">
        {isNative || isWrapped ? (
          <TextLink
            className="inline-flex min-h-11 items-center"
            render={
              <Link
                to={hrefOf(removePath(currencyIdOf(turned(currencyA)), currencyIdOf(turned(currencyB))), form.search())}
                replace
              />
            }
          >
            {t(isNative ? 'Receive WBESC' : 'Receive BESC')}
          </TextLink>
        ) : null}
        <TextLink
          className="inline-flex min-h-11 items-center"
          render={<Link to={addPath(currencyIdOf(currencyA), currencyIdOf(currencyB))} />}
        >
          {t('Add liquidity instead')}
        </TextLink>
      </p>
    </section>
  );
}
