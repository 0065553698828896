import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Table } from './table';

interface Row {
  readonly name: string;
}
const rows: readonly Row[] = Array.from({ length: 30 }, (_, index) => ({ name: `F${index}` }));
let drawn: string[] = [];
beforeEach(() => {
  drawn = [];
});
const columns = [
  {
    key: 'name',
    heading: 'Name',
    cell: ({ name }: Row) => {
      drawn.push(name);
      return name;
    },
  },
];
const plain = { caption: 'Farms', columns, rowKey: ({ name }: Row) => name };

test('rows that stay are not drawn again when more come or one of them changes', () => {
  const { rerender } = render(<Table {...plain} rows={rows.slice(0, 12)} />);
  expect(drawn).toHaveLength(12);
  drawn = [];
  // The head's order is another object each time, the cells are not.
  rerender(<Table {...plain} columns={columns.map((column) => ({ ...column }))} rows={rows.slice(0, 24)} />);
  expect(drawn).toEqual(rows.slice(12, 24).map(({ name }) => name));
  drawn = [];
  rerender(<Table {...plain} rows={rows.slice(0, 24).map((row) => (row.name === 'F3' ? { ...row } : row))} />);
  expect(drawn).toEqual(['F3']);
});

function Opening() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const isOpen = ({ name }: Row) => open.includes(name);
  return (
    <Table
      {...plain}
      rows={rows.slice(0, 3)}
      detail={{
        content: ({ name }) => `${name} of ${open.length}`,
        isOpen,
        onToggle: (row) => setOpen(isOpen(row) ? open.filter((name) => name !== row.name) : [...open, row.name]),
        label: (row) => (isOpen(row) ? 'Hide' : 'Details'),
        name: ({ name }) => name,
        heading: 'Details',
      }}
    />
  );
}

test('a row that was drawn before another was opened opens beside it, and what is open is always drawn', async () => {
  render(<Opening />);
  await userEvent.click(screen.getByRole('button', { name: 'Details F0' }));
  await userEvent.click(screen.getByRole('button', { name: 'Details F1' }));
  expect(screen.getByText('F0 of 2')).toBeInTheDocument();
  expect(screen.getByText('F1 of 2')).toBeInTheDocument();
});
