import { presaleSupply, reserveSupply, squadSupply } from '@besc/domain/squad/squad-sizes';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { KnownSale } from '../use-squad-sale';
import { SquadPortrait } from './squad-portrait';

/** Portraits that the sheet shows, spread over all of them. */
const shown = Array.from({ length: 12 }, (_, place) => place * 813 + 7);

/** What is sold as a sheet that fills with portraits, and the terms. */
export function SoldPart({ known }: { readonly known: KnownSale }) {
  const { t, locale } = useText();
  const { place, view } = known;
  const { sale, minimum, supply = squadSupply } = view;
  const { money } = place;
  const whole = (value: number) => formatDecimal(String(value), locale);
  const filled = Math.ceil((sale.distributed / supply) * shown.length);
  return (
    <Card>
      <div className="flex flex-col gap-5 md:flex-row">
        <ul aria-hidden className="grid flex-1 grid-cols-4 gap-2 sm:grid-cols-6">
          {shown.map((id, place) => (
            <li key={id} className={place < filled || sale.offset !== undefined ? '' : 'opacity-30'}>
              <SquadPortrait id={id % supply} />
            </li>
          ))}
        </ul>
        <dl className="md:w-80">
          <DataRow label={t('Tickets given out')} isStrong>
            {t('%sold% of %supply%', { sold: whole(sale.distributed), supply: whole(supply) })}
          </DataRow>
          <DataRow label={t('A ticket costs')}>
            <ShownAmount amount={sale.price} decimals={money.decimals} symbol={money.symbol} meaning="paid" />
          </DataRow>
          <DataRow label={t('Presale')}>
            {t('%sold% of %supply%', { sold: whole(sale.promised), supply: whole(presaleSupply) })}
          </DataRow>
          <DataRow label={t('Reserved')}>{whole(reserveSupply)}</DataRow>
          <DataRow label={t('Most per wallet')}>{whole(sale.maxPerAddress)}</DataRow>
          <DataRow label={t('Must be sold')}>{minimum === undefined ? '–' : whole(minimum)}</DataRow>
        </dl>
      </div>
      <p className="mt-4 text-sm text-text-muted">
        {minimum === undefined
          ? t('When too few tickets are sold by the end, every ticket is paid back in full.')
          : t(
              'When fewer than %minimum% tickets are sold by the end, every ticket is paid back in full. What is not sold of a sale that reaches them belongs to the treasury.',
              { minimum: whole(minimum) },
            )}
      </p>
    </Card>
  );
}
