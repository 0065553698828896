import type { TraitTable } from '@besc/domain/nfts/trait-table';
import { Card } from '@besc/ui/card';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { hrefOf } from '../../../lib/query-text';
import { filterParams, firstFilter, withTrait } from '../collection-filter';

/** Every trait with its values, how many items have each, and their share; each leads to those items. */
export function TraitsPart({ table, path }: { readonly table: TraitTable; readonly path: string }) {
  const { t, locale } = useText();
  const count = numberFormat(locale, {});
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {table.traits.map(({ name, values }) => (
        <Card key={name} title={name}>
          <table className="w-full text-sm">
            <caption className="sr-only">{name}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('Value')}</th>
                <th scope="col">{t('Items')}</th>
                <th scope="col">{t('Share')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map((value) => (
                <tr key={value.name} className="border-t border-border first:border-t-0">
                  <th scope="row" className="text-start font-normal">
                    <Link
                      to={hrefOf(
                        path,
                        filterParams({ ...withTrait(firstFilter, name, value.name), showOnlyOnSale: false }),
                      )}
                      className="flex min-h-11 items-center underline-offset-4 hover:underline"
                    >
                      {value.name}
                    </Link>
                  </th>
                  <td className="text-end tabular-nums">{count.format(value.count)}</td>
                  <td className="w-20 text-end text-text-muted tabular-nums">
                    {share.format(value.count / table.total)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      ))}
    </div>
  );
}
