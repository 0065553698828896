import type { PoolFigures } from '@besc/domain/market/pool-figures';
import { formatExact } from '@besc/domain/shared/amount';
import { fraction, mul, toFixed } from '@besc/domain/shared/fraction';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import { Table } from '@besc/ui/table';
import { useText } from '../../../blocks/language/use-text';
import { formatPercent } from '../../../lib/format-percent';
import { TokenAmountText } from './token-amount-text';

const impacts = [1n, 2n, 5n] as const;

/** What can be bought of each token before the price is worse by so much: as great a part of what the pool holds. */
export function PoolDepth(props: {
  readonly figures: Pick<PoolFigures, 'reserve0' | 'reserve1' | 'token0' | 'token1'>;
  readonly symbols: readonly [string, string];
}) {
  const { t, locale } = useText();
  const { figures, symbols } = props;
  const part = (reserve: string, decimals: number, impact: bigint) => {
    const held = parseDecimal(reserve);
    return {
      amount: held === undefined ? '0' : toFixed(mul(held, fraction(impact, 100n)), Math.min(decimals, 18), 'down'),
    };
  };
  return (
    <section className="flex flex-col gap-2">
      <Table
        caption={t('What a price impact buys')}
        isCaptionShown
        columns={[
          {
            key: 'impact',
            heading: t('Price impact'),
            cell: (impact) => formatPercent(formatExact(impact, 0), locale),
          },
          {
            key: 'token0',
            heading: symbols[0],
            isNumber: true,
            cell: (impact) => (
              <TokenAmountText of={part(figures.reserve0, figures.token0.decimals, impact)} symbol={symbols[0]} />
            ),
          },
          {
            key: 'token1',
            heading: symbols[1],
            isNumber: true,
            cell: (impact) => (
              <TokenAmountText of={part(figures.reserve1, figures.token1.decimals, impact)} symbol={symbols[1]} />
            ),
          },
        ]}
        rows={impacts}
        rowKey={String}
      />
    </section>
  );
}
