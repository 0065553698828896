import { Badge } from '@besc/ui/badge';
import { TextLink } from '@besc/ui/text-link';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { collectionPath } from '../item-path';
import type { KnownCollection } from '../use-collections';
import { Price } from './price';

/** A collection: its banner, its picture, what it is, and what is traded of it. */
export function CollectionCard({ collection }: { readonly collection: KnownCollection }) {
  const { t, locale } = useText();
  const { address, name, info, indexed } = collection;
  const count = (value: number | undefined) => (value === undefined ? '–' : numberFormat(locale, {}).format(value));
  const total = info?.totalSupply ?? indexed?.totalSupply;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface-raised">
      <div className="aspect-[3/1] w-full bg-surface-sunken">
        {info ? <img src={info.banner.small} alt="" loading="lazy" className="size-full object-cover" /> : null}
      </div>
      <div className="flex gap-4 p-4">
        {info ? (
          <img
            src={info.avatar}
            alt=""
            loading="lazy"
            className="-mt-12 size-20 shrink-0 rounded-control border-2 border-surface-raised bg-surface-sunken object-cover"
          />
        ) : null}
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            <TextLink render={<Link to={collectionPath(address)} />}>
              <bdi>{name}</bdi>
            </TextLink>{' '}
            {info?.verified ? <Badge tone="primary">{t('Verified')}</Badge> : null}
          </h2>
          {total === undefined ? null : <p className="text-sm font-medium">{t('%count% items', { count: total })}</p>}
        </div>
      </div>
      {info ? <p className="px-4 pb-4 text-sm text-text-muted">{info.description}</p> : null}
      <dl className="mt-auto grid grid-cols-3 gap-2 border-t border-border p-4">
        <Figure label={t('Floor')}>
          <Price amount={indexed?.floorPrice ?? undefined} />
        </Figure>
        <Figure label={t('Turnover')}>
          <Price amount={indexed?.totalVolumeWBESC} />
        </Figure>
        <Figure label={t('For sale')}>{count(indexed?.numberTokensListed)}</Figure>
      </dl>
    </article>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="text-sm font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
