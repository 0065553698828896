import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { noChain } from '../../../../test/no-chain';
import { ChainProvider } from '../../../blocks/chain/chain-context';
import { collectionItems } from '../collection.view-model';
import { ItemsPart } from './items-part';

const collection = checksumAddress(`0x${'a'.repeat(40)}`);

function show(market: 'loading' | 'idle' | 'unread') {
  render(
    <MakeEnglish>
      <ChainProvider chain={noChain()}>
        <ItemsPart collection={collection} name="Squad" all={collectionItems('squad', [], 'all')} market={market} />
      </ChainProvider>
    </MakeEnglish>,
  );
}

test('NFT-20 while what is for sale is read, nothing is said of how much there is', () => {
  show('loading');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('No results found.')).toBeNull();
});

test('NFT-20 once it is read the filter says what it leaves', () => {
  show('idle');
  expect(screen.getByRole('status')).toHaveTextContent('0 items');
  expect(screen.getByText('No results found.')).toBeVisible();
});

test('what could not be read is said, and is not taken for nothing', () => {
  show('unread');
  expect(screen.getByText('What is for sale could not be read.')).toBeVisible();
  expect(screen.queryByText('No results found.')).toBeNull();
});
