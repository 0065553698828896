import { squadSupply } from '@besc/domain/squad/squad-sizes';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { useChainNow } from '../../../blocks/clock/use-chain-now';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import { phaseTexts } from '../phase-texts';
import { saleQuery } from '../squad.queries';
import { phaseOf } from '../squad.view-model';
import { type SquadPlace, squadPlaces } from '../squad-place';
import { SquadPortrait } from './squad-portrait';

/** Portraits in a row, some of 10,000. */
const shown = [7, 1633, 4885, 8137];

/** For the front page: the sale and its phase. Nothing on a chain without one. */
export function SquadTile() {
  const [place] = squadPlaces(useChain().settings);
  return place === undefined ? null : <Tile place={place} />;
}

function Tile({ place }: { readonly place: SquadPlace }) {
  const { t, locale } = useText();
  const { data: view } = useQuery(saleQuery(useChain(), place));
  const now = useChainNow();
  const { money } = place;
  const whole = (value: number) => formatDecimal(String(value), locale);
  return (
    <FrontTile title={t('Squad')} link={{ to: '/pancake-squad', label: t('Look') }}>
      <p className="text-sm text-text-muted">{t('10,000 portraits. Tickets first, then the draw.')}</p>
      <ul aria-hidden className="mt-3 grid grid-cols-4 gap-3">
        {shown.map((id) => (
          <li key={id}>
            <SquadPortrait id={id} />
          </li>
        ))}
      </ul>
      <dl className="mt-3">
        <DataRow label={t('Phase')}>{view ? t(phaseTexts[phaseOf(view.sale, now, view.supply)].text) : '–'}</DataRow>
        <DataRow label={t('Tickets given out')}>
          {view
            ? t('%sold% of %supply%', {
                sold: whole(view.sale.distributed),
                supply: whole(view.supply ?? squadSupply),
              })
            : '–'}
        </DataRow>
        <DataRow label={t('A ticket costs')}>
          <ShownAmount amount={view?.sale.price} decimals={money.decimals} symbol={money.symbol} meaning="paid" />
        </DataRow>
      </dl>
    </FrontTile>
  );
}
