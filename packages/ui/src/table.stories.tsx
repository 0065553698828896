import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeText } from './change-text';
import { NumberText } from './number-text';
import { Sparkline } from './sparkline';
import { Table } from './table';
import { TokenMark } from './token-mark';

const meta: Meta<typeof Table> = { title: 'Numbers/Table', component: Table };
export default meta;

const rows = [
  { symbol: 'BESC', price: '0.1031', change: 1.2, volume: '81,204.10', line: [3, 4, 3.6, 5, 5.4, 5.2, 6] },
  { symbol: 'MONEY', price: '0.4502', change: -0.8, volume: '40,118.74', line: [6, 5.5, 5.8, 5, 4.1, 4.6, 4] },
  { symbol: 'BUSDC', price: '1.0000', change: 0, volume: '121,322.84', line: [1, 1, 1, 1] },
];

export const Tokens: StoryObj<typeof Table> = {
  render: () => (
    <Table
      caption="Tokens by volume"
      rows={rows}
      rowKey={(row) => row.symbol}
      columns={[
        {
          key: 'token',
          heading: 'Token',
          cell: (row) => (
            <span className="flex items-center gap-3 font-semibold">
              <TokenMark seed={row.symbol} symbol={row.symbol} />
              {row.symbol}
            </span>
          ),
        },
        { key: 'price', heading: 'Price', isNumber: true, cell: (row) => <NumberText value={row.price} unit="USD" /> },
        {
          key: 'change',
          heading: '24H',
          isNumber: true,
          cell: (row) => (
            <ChangeText
              direction={row.change > 0 ? 'up' : row.change < 0 ? 'down' : 'none'}
              text={`${row.change > 0 ? '+' : ''}${row.change.toFixed(2)}%`}
            />
          ),
        },
        {
          key: 'volume',
          heading: 'Volume',
          isNumber: true,
          isMinor: true,
          sort: { direction: 'descending', onToggle: () => undefined },
          cell: (row) => <NumberText value={row.volume} unit="USD" />,
        },
        {
          key: 'line',
          heading: 'Last 7 days',
          isNumber: true,
          isMinor: true,
          cell: (row) => (
            <Sparkline values={row.line} tone={row.change > 0 ? 'up' : row.change < 0 ? 'down' : 'muted'} />
          ),
        },
      ]}
    />
  ),
};
