import { Badge, type BadgeTone } from '@besc/ui/badge';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { transactionUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { AccountName } from '../../../blocks/name-service/account-name';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { itemPath } from '../item-path';
import type { MarketEvent } from '../market-event';
import { Price } from './price';

const tones: Readonly<Record<MarketEvent['kind'], BadgeTone>> = {
  new: 'primary',
  modify: 'info',
  cancel: 'neutral',
  sale: 'success',
};

/** What happened on the market, a line each; `isOfOne`: of one item, which is not named again. */
export function EventList(props: { readonly events: readonly MarketEvent[]; readonly isOfOne?: boolean }) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { events, isOfOne = false } = props;
  const words = { new: t('Listed'), modify: t('Price changed'), cancel: t('Delisted'), sale: t('Sold') };
  return (
    <ul className="flex flex-col divide-y divide-border">
      {events.map(({ id, kind, item, collectionName, price, seller, buyer, timestamp, hash }) => {
        const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(timestamp * 1000);
        const url = transactionUrl(settings, hash);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            {isOfOne ? null : (
              <Link to={itemPath(item)} className="flex min-w-0 items-center gap-3 sm:w-52">
                <span className="w-12 shrink-0">
                  <ItemPicture of={item} name="" />
                </span>
                <span className="truncate text-sm font-semibold">
                  <bdi>{`${collectionName} #${item.tokenId}`}</bdi>
                </span>
              </Link>
            )}
            <span className="w-28">
              <Badge tone={tones[kind]}>{words[kind]}</Badge>
            </span>
            <span className="min-w-28 text-sm font-semibold">
              <Price amount={price} />
            </span>
            <span className="min-w-0 text-sm text-text-muted max-sm:order-last max-sm:basis-full sm:flex-1">
              {t('by')} <AccountName address={seller} />
              {buyer === undefined ? null : (
                <>
                  {' '}
                  {t('to')} <AccountName address={buyer} />
                </>
              )}
            </span>
            <span className="text-sm text-text-muted">
              {url ? (
                <TextLink render={<a href={url} target="_blank" rel="noreferrer noopener" />}>{time}</TextLink>
              ) : (
                time
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
