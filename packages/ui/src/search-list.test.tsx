import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ListRow } from './list-row';
import { SearchList } from './search-list';

const tokens = ['BESC', 'BUSDC', 'MONEY'];

function Picker(props: {
  onPick(symbol: string | undefined): void;
  onEnter?(): void;
  onScroll?(index: number): void;
  marksFirst?: boolean;
}) {
  const [query, setQuery] = useState('');
  const found = tokens.filter((symbol) => symbol.includes(query.toUpperCase()));
  return (
    <SearchList
      label="Search"
      listLabel="Tokens"
      query={query}
      onQueryChange={setQuery}
      count={found.length}
      onPick={(index) => props.onPick(found[index])}
      {...(props.marksFirst ? { marksFirst: true } : {})}
      {...(props.onEnter ? { onEnter: props.onEnter } : {})}
      {...(props.onScroll ? { scrollToIndex: props.onScroll } : {})}
    >
      {(option) => found.map((symbol, index) => <ListRow key={symbol} {...option(index)} title={symbol} />)}
    </SearchList>
  );
}

test('arrow keys mark a row while the focus stays in the field, Enter picks it', async () => {
  const onPick = vi.fn();
  const onScroll = vi.fn();
  render(<Picker onPick={onPick} onScroll={onScroll} />);
  const field = screen.getByRole('combobox', { name: 'Search' });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'BUSDC' }).id);
  expect(onScroll).toHaveBeenLastCalledWith(1);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('BUSDC');
});

test('Enter without a mark is left to the caller, and typing takes the mark away', async () => {
  const onPick = vi.fn();
  const onEnter = vi.fn();
  render(<Picker onPick={onPick} onEnter={onEnter} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}money{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(onPick).not.toHaveBeenCalled();
});

test('the mark stops at both ends', async () => {
  const onPick = vi.fn();
  render(<Picker onPick={onPick} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown>9/}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('MONEY');
  await userEvent.keyboard('{ArrowUp>9/}{Enter}');
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('each row tells its place in the whole list', () => {
  render(<Picker onPick={() => undefined} />);
  const last = screen.getByRole('option', { name: 'MONEY' });
  expect(last).toHaveAttribute('aria-posinset', '3');
  expect(last).toHaveAttribute('aria-setsize', '3');
});

test('where the first row is marked, Enter picks it at once and after each change of the text', async () => {
  const onPick = vi.fn();
  render(<Picker onPick={onPick} marksFirst />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Search' }));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await userEvent.keyboard('{ArrowDown}m{Enter}');
  expect(onPick.mock.calls).toEqual([['BESC'], ['MONEY']]);
});
