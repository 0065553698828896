import { Badge } from '@besc/ui/badge';
import { TextLink } from '@besc/ui/text-link';
import type { CollectionInfo } from '@besc/wire/nfts/metadata-schema';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';

/** A collection: its banner, its picture, what it is and how many items it has. */
export function CollectionCard({ collection }: { readonly collection: CollectionInfo }) {
  const { t } = useText();
  const { address, name, description, totalSupply, verified, avatar, banner } = collection;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface-raised">
      <img src={banner.small} alt="" loading="lazy" className="aspect-[3/1] w-full bg-surface-sunken object-cover" />
      <div className="flex gap-4 p-4">
        <img
          src={avatar}
          alt=""
          loading="lazy"
          className="-mt-12 size-20 shrink-0 rounded-control border-2 border-surface-raised bg-surface-sunken object-cover"
        />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            <TextLink render={<Link to={`/nfts/collections/${address}`} />}>
              <bdi>{name}</bdi>
            </TextLink>{' '}
            {verified ? <Badge tone="primary">{t('Verified')}</Badge> : null}
          </h2>
          <p className="text-sm font-medium">{t('%count% items', { count: totalSupply })}</p>
        </div>
      </div>
      <p className="px-4 pb-4 text-sm text-text-muted">{description}</p>
    </article>
  );
}
