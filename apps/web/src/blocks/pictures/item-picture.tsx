import type { Item } from '@besc/domain/shared/item';
import { joinUrl } from '@besc/wire/shared/join-url';
import clsx from 'clsx';
import { useState } from 'react';
import { useChain } from '../chain/chain-context';

/** A picture of an item, or of a kind of the Bunnies, from our own server; a plain ground where it does not come. */
export function ItemPicture(props: {
  readonly of: Item | { readonly collection: Item['collection']; readonly kind: number };
  readonly name: string;
  readonly size?: 'thumbnail' | 'original';
  readonly className?: string;
}) {
  const { settings } = useChain();
  const { of, name, size = 'thumbnail', className } = props;
  const file = 'kind' in of ? `kind-${of.kind}` : String(of.tokenId);
  const source = joinUrl(
    settings.api.url,
    `/images/items/${of.collection}/${file}${size === 'thumbnail' ? '-thumbnail' : ''}.webp`,
  );
  const [failed, setFailed] = useState<string>();
  const look = clsx('aspect-square w-full rounded-control bg-surface-sunken object-cover', className);
  if (failed === source) return <span role="img" aria-label={name} className={clsx(look, 'block')} />;
  return (
    <img src={source} alt={name} loading="lazy" decoding="async" className={look} onError={() => setFailed(source)} />
  );
}
