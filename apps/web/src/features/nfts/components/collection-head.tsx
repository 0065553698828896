import type { IndexedCollection } from '@besc/wire/nfts/fetch-collections';
import type { CollectionInfo } from '@besc/wire/nfts/metadata-schema';
import type { ReactNode } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { Price } from './price';

/** A collection's banner, its name and its facts in one line; unknown ones are dashes. */
export function CollectionHead(props: {
  readonly name: string | undefined;
  readonly info: CollectionInfo | undefined;
  readonly indexed: IndexedCollection | undefined;
  readonly floor: bigint | undefined;
}) {
  const { t, locale } = useText();
  const { name, info, indexed, floor } = props;
  const count = (value: number | undefined) => (value === undefined ? '–' : numberFormat(locale, {}).format(value));
  const total = indexed?.totalSupply ?? info?.totalSupply;
  const share =
    indexed && total
      ? numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(indexed.numberTokensListed / total)
      : '–';
  return (
    <header className="flex flex-col gap-3">
      <div className="aspect-[4/1] max-h-52 w-full overflow-hidden rounded-card bg-surface-sunken">
        {info ? <img src={info.banner.large} alt="" className="size-full object-cover" /> : null}
      </div>
      <h1 className="text-2xl font-semibold">
        <bdi>{name ?? t('Collection')}</bdi>
      </h1>
      {info ? <p className="max-w-[70ch] text-text-muted">{info.description}</p> : null}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label={t('Items')}>{count(total)}</Fact>
        <Fact label={t('Owners')}>{count(indexed?.owners)}</Fact>
        <Fact label={t('Floor')}>
          <Price amount={floor} />
        </Fact>
        <Fact label={t('Turnover')}>
          <Price amount={indexed?.totalVolumeWBESC} />
        </Fact>
        <Fact label={t('Sales')}>{count(indexed?.totalTrades)}</Fact>
        <Fact label={t('Listed')}>{share}</Fact>
      </dl>
    </header>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
