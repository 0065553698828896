import { Button } from '@besc/ui/button';
import { NumberText } from '@besc/ui/number-text';
import { TokenMark } from '@besc/ui/token-mark';
import { type ComponentProps, useState } from 'react';
import { MakeEnglish } from '../../../test/make-english';
import { setQueryParams } from '../navigation/use-query-params';
import { DataList } from './data-list';
import type { ListColumn, ListFilter } from './list-column';
import { layoutPreference } from './list-layout';
import type { ListState } from './list-state';

export default { title: 'Web/DataList', component: DataList };

interface Farm {
  readonly name: string;
  readonly apr: number;
  readonly locked: number;
  readonly isLive: boolean;
}

const farms: readonly Farm[] = Array.from({ length: 200 }, (_, index) => ({
  name: `BESC–F${index + 1}`,
  apr: ((index * 7_919) % 50_000) / 100,
  locked: (index * 104_729) % 9_000_000,
  isLive: index % 3 !== 0,
}));

const columns: readonly ListColumn<Farm>[] = [
  {
    key: 'farm',
    heading: 'Farm',
    place: 'head',
    searchIn: ({ name }) => name,
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <span className="flex items-center gap-3 font-semibold">
        <TokenMark seed={name} symbol={name} size={32} />
        {name}
      </span>
    ),
  },
  {
    key: 'apr',
    heading: 'APR',
    isNumber: true,
    sortBy: ({ apr }) => apr,
    cell: ({ apr }) => <NumberText value={`${apr.toFixed(2)}%`} />,
  },
  {
    key: 'locked',
    heading: 'Value locked',
    isNumber: true,
    sortBy: ({ locked }) => locked,
    cell: ({ locked }) => <NumberText value={locked.toLocaleString('en')} unit="USD" />,
  },
  {
    key: 'act',
    heading: 'Action',
    place: 'foot',
    isNumber: true,
    cell: ({ name }) => <Button aria-label={`Stake in ${name}`}>Stake</Button>,
  },
];
const filters: readonly ListFilter<Farm>[] = [
  {
    key: 'state',
    label: 'State of the farms',
    options: [
      { value: 'live', label: 'Live', keeps: ({ isLive }) => isLive },
      { value: 'finished', label: 'Finished', keeps: ({ isLive }) => !isLive },
    ],
  },
];

type ListProps = Partial<ComponentProps<typeof DataList<Farm>>>;

function List({ state, label, ...more }: { readonly state: ListState<Farm>; readonly label: string } & ListProps) {
  useState(() => setQueryParams({ sort: '-apr', open: 'BESC–F120' }));
  return (
    <MakeEnglish>
      <DataList
        label={label}
        columns={columns}
        filters={filters}
        rowKey={({ name }) => name}
        state={state}
        empty={{ title: 'There is no farm yet.', action: <Button>Add Liquidity</Button> }}
        failure={{ title: 'The farms could not be read', stillWorks: 'Swapping works without them.' }}
        {...more}
      />
    </MakeEnglish>
  );
}

const again = { isTrying: false, retry: () => undefined };

export const States = {
  render: () => (
    <div className="flex flex-col gap-8">
      <List label="Old farms" state={{ kind: 'stale', rows: farms.slice(0, 5), asOf: 1_780_000_000_000, ...again }} />
      <List label="Loading farms" state={{ kind: 'loading' }} />
      <List label="Broken farms" state={{ kind: 'failed', ...again }} />
      <List label="No farms" state={{ kind: 'known', rows: [] }} />
    </div>
  ),
};

export const Long = { render: () => <List label="Farms" state={{ kind: 'known', rows: farms }} /> };

/** Rows that open, in pages, as a table or as cards. */
export const Opening = {
  render: () => (
    <List
      label="Farms with details"
      state={{ kind: 'known', rows: farms }}
      pageSize={12}
      tools={{ layoutChoice: layoutPreference('listLayout'), usualOrder: 'Hot', search: 'Search Farms' }}
      detail={{
        name: ({ name }) => name,
        content: ({ locked }) => (
          <dl className="p-4 text-sm">
            <dt className="text-text-muted">Value locked</dt>
            <dd>
              <NumberText value={locked.toLocaleString('en')} unit="USD" />
            </dd>
          </dl>
        ),
      }}
    />
  ),
};
