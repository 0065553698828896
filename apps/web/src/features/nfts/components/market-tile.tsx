import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { itemPath } from '../item-path';
import { newestQuery, tradedQuery } from '../nfts.queries';
import { marketPlace } from '../nfts-place';
import { Price } from './price';

/** Portraits in a row. */
const shown = 4;

/** For the front page: what was listed last, and the floors. Nothing on a chain without a market. */
export function MarketTile() {
  return marketPlace(useChain().settings) === undefined ? null : <Tile />;
}

function Tile() {
  const { t } = useText();
  const chain = useChain();
  const newest = useQuery(newestQuery(chain)).data ?? [];
  const traded = useQuery(tradedQuery(chain)).data ?? [];
  return (
    <FrontTile title={t('Collectibles')} link={{ to: '/nfts', label: t('Look') }}>
      <ul aria-label={t('Newest listings')} className="grid min-h-20 grid-cols-4 gap-3">
        {newest.slice(0, shown).map(({ collection, tokenId }) => (
          <li key={`${collection.id}-${tokenId}`}>
            <Link
              to={itemPath({ collection: collection.id, tokenId })}
              className="block rounded-control outline-offset-4"
            >
              <ItemPicture of={{ collection: collection.id, tokenId }} name={`${collection.name} #${tokenId}`} />
            </Link>
          </li>
        ))}
      </ul>
      <dl className="mt-3">
        {traded.map(({ id, name, floorPrice }) => (
          <DataRow key={id} label={<bdi>{name}</bdi>}>
            <span className="text-text-muted">{t('Floor')}</span> <Price amount={floorPrice ?? undefined} />
          </DataRow>
        ))}
      </dl>
    </FrontTile>
  );
}
