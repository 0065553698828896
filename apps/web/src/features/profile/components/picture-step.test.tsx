import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { makeToken } from '../../../../test/make-token';
import { noChain } from '../../../../test/no-chain';
import { ChainProvider } from '../../../blocks/chain/chain-context';
import type { Pictures } from '../read-pictures';
import { PictureStep } from './picture-step';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const place = {
  profile: at('1'),
  money: makeToken('MONEY'),
  bunnies: at('2'),
  collections: [],
  starters: at('3'),
  claims: undefined,
  pointCenter: undefined,
  history: undefined,
  gift: undefined,
};

function show(pictures: Pictures | undefined) {
  render(
    <MakeEnglish>
      <ChainProvider chain={noChain()}>
        <PictureStep place={place} pictures={pictures} chosen={undefined} onChoose={() => undefined} />
      </ChainProvider>
    </MakeEnglish>,
  );
}

test('PROF-08 who has nothing that can be a picture is told so, with the way to the market', () => {
  show({ items: [], isPartly: false, isUnread: false });
  expect(screen.getByText('You have no collectible that can be a picture.')).toBeVisible();
  expect(screen.getByText('See the collections').closest('a')).toHaveAttribute('href', '/nfts');
});

test('what is still read, or could not be, is not taken for nothing', () => {
  show(undefined);
  expect(screen.queryByText('You have no collectible that can be a picture.')).toBeNull();
  show({ items: [], isPartly: false, isUnread: true });
  expect(screen.queryByText('You have no collectible that can be a picture.')).toBeNull();
  expect(screen.getByText('Not all could be read')).toBeVisible();
});
