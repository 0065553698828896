import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { EmptyState } from './empty-state';
import { ListRow } from './list-row';
import { SearchList } from './search-list';
import { TokenMark } from './token-mark';

const meta: Meta<typeof SearchList> = { title: 'Choices/SearchList', component: SearchList };
export default meta;

const tokens = ['BESC', 'WBESC', 'BUSDC', 'MONEY', 'HENNY', 'WAGMI', 'Bernie', 'RFLX', 'OLDG'];

function Picker() {
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState('MONEY');
  const found = tokens.filter((symbol) => symbol.toLowerCase().includes(query.toLowerCase()));
  return (
    <SearchList
      className="h-[420px] w-[380px] max-w-full"
      label="Search name or paste address"
      placeholder="Search name or paste address"
      listLabel="Tokens"
      query={query}
      onQueryChange={setQuery}
      count={found.length}
      onPick={(index) => setPicked(found[index] ?? picked)}
      chosenIndex={found.indexOf(picked)}
      placeholderContent={
        found.length === 0 ? <EmptyState title="No results found.">Try a name or an address.</EmptyState> : undefined
      }
    >
      {(option) =>
        found.map((symbol, index) => (
          <ListRow
            key={symbol}
            {...option(index)}
            start={<TokenMark seed={symbol} symbol={symbol} size={36} />}
            title={symbol}
            note="Token of the chain"
            end={(1234.5 / (index + 1)).toFixed(4)}
            endNote="12.30 USD"
          />
        ))
      }
    </SearchList>
  );
}

export const Tokens: StoryObj<typeof SearchList> = { render: () => <Picker /> };
