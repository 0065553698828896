import { blocksPerDay } from '@besc/domain/shared/constants';
import { compare, fraction } from '@besc/domain/shared/fraction';
import { Card } from '@besc/ui/card';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { useText } from '../../../blocks/language/use-text';
import { useHoldingValue } from '../../../blocks/prices/use-holding-value';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { hasFailed } from '../../../lib/has-failed';
import { burnAddressQuery, emissionQuery, supplyQuery } from '../money.queries';

/** MONEY in one drawing: what exists, what of it is burned, what the rest is worth, what is added, and how all that comes about. */
export function MoneySupply() {
  const { t } = useText();
  const chain = useChain();
  const { settings } = chain;
  const money = deployedToken(settings, 'money');
  const burn = useQuery(burnAddressQuery(chain));
  const supply = useQuery(supplyQuery(chain, burn.data));
  const { data } = supply;
  const { data: perBlock } = useQuery(emissionQuery(chain));
  const circulating = data && data.supply - data.burned;
  const value = useHoldingValue(money, circulating);
  const amount = (wei: bigint | undefined) => (
    <ShownAmount amount={wei} decimals={money.decimals} meaning="held" place="supply" symbol={money.symbol} />
  );
  const part = data && data.supply > 0n ? fraction(data.burned, data.supply) : fraction(0n);
  // A sliver that can be seen, however little was burned.
  const burnedPercent =
    compare(part, fraction(0n)) > 0 ? Math.max(0.5, Number((part.numerator * 10_000n) / part.denominator) / 100) : 0;
  return (
    <Card
      kind="panel"
      title={
        <span className="flex items-center gap-3">
          <CurrencyMark currency={money} size={28} />
          {t('%symbol% supply', { symbol: money.symbol })}
        </span>
      }
    >
      {data === undefined ? (
        hasFailed(burn) || hasFailed(supply) ? (
          <p className="min-h-28 text-sm text-text-muted">{t('Couldn’t load')}</p>
        ) : (
          <Skeleton className="h-28 w-full" />
        )
      ) : (
        <div className="flex flex-col gap-5">
          <div aria-hidden="true" className="flex h-3 overflow-hidden rounded-full bg-surface-sunken">
            <span className="bg-reward" style={{ inlineSize: `${100 - burnedPercent}%` }} />
            <span className="bg-danger" style={{ inlineSize: `${burnedPercent}%` }} />
          </div>
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
            <Fact name={t('In circulation')} mark="bg-reward">
              {amount(circulating)}
            </Fact>
            <Fact name={t('Burned')} mark="bg-danger">
              {amount(data.burned)}
            </Fact>
            <Fact name={t('Total minted')}>{amount(data.supply)}</Fact>
            <Fact name={t('Market value')}>
              <UsdText value={value} />
            </Fact>
            <Fact name={t('Emission per block')}>{amount(perBlock)}</Fact>
            <Fact name={t('Emission per day')}>
              {amount(perBlock === undefined ? undefined : perBlock * BigInt(blocksPerDay))}
            </Fact>
          </dl>
          <p className="text-sm text-pretty text-text-muted">
            {t(
              'Trading burns %symbol%: the exchange buys %symbol% with 0.08% of each trade and burns five eighths of it.',
              { symbol: money.symbol },
            )}{' '}
            {t('New %symbol% is minted for farms and %symbol% stakers. Where nothing is staked, nothing is minted.', {
              symbol: money.symbol,
            })}
          </p>
        </div>
      )}
    </Card>
  );
}

function Fact(props: { readonly name: string; readonly mark?: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="flex items-center gap-2 text-sm text-text-muted">
        {props.mark ? <span aria-hidden="true" className={`size-2 rounded-full ${props.mark}`} /> : null}
        {props.name}
      </dt>
      <dd className="min-w-0 text-base font-semibold sm:text-lg">{props.children}</dd>
    </div>
  );
}
