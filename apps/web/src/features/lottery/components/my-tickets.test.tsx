import { accountRoundShape, playerShape, roundTermsShape } from '@besc/domain/lottery/lottery-rows';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makeRecord } from '../../../../test/make-record';
import { noChain } from '../../../../test/no-chain';
import { walletStore } from '../../../blocks/wallet/wallet-store';
import { makeQueryClient } from '../../../lib/make-query-client';
import { claimableRoundsQuery, lotteryAccountQuery, ownRoundsQuery } from '../lottery.queries';
import { type LotteryPlace, lotteryPlace } from '../lottery-place';
import { useOwnRounds } from '../use-own-rounds';
import { MyTickets } from './my-tickets';

const game = { address: checksumAddress(`0x${'6a'.repeat(20)}`), startBlock: 3 };
const plain = makeSettings();
const index = { url: 'https://index.example/graphql' };
const settings = { ...plain, index, contracts: { ...plain.contracts, lottery: { game } } };
const currentId = 300;

/** A round of the account as the chain has it, and as the index has it. */
const read = (id: number) => {
  const tickets = [{ id: BigInt(id), number: 11_234, claimed: false }];
  const round = makeLotteryRound({ id, status: 'claimable', finalNumber: 19_999 });
  return { round, tickets, open: [], amounts: new Map(), isPartly: false, isUnread: false };
};
const indexed = (lotteryId: number) => ({
  ...zeroOf(accountRoundShape),
  lotteryId,
  lottery: { ...zeroOf(roundTermsShape), status: 'claimable', finalNumber: 19_999 } as const,
});
const sumsOf = (totalRounds: number) => ({ ...zeroOf(playerShape), totalRounds, totalTickets: totalRounds });

function Part({ place }: { readonly place: LotteryPlace }) {
  return <MyTickets place={place} currentId={currentId} rounds={useOwnRounds(place, currentId)} canBuy={false} />;
}

/** The account's tickets on a page: it has played so many rounds, the newest of all first. */
function openTickets(played: number) {
  const chain = noChain(settings);
  const place = lotteryPlace(settings);
  if (place === undefined) throw new Error('There is no lottery');
  const [queryClient, { from: account }] = [makeQueryClient(), makeRecord()];
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, staleTime: 60_000 } });
  walletStore.setState({ status: 'connected', address: account, walletChainId: settings.chain.id }, true);
  const ids = Array.from({ length: played }, (_, back) => currentId - back);
  queryClient.setQueryData(claimableRoundsQuery(chain, account).queryKey, []);
  for (const pages of [1, 2]) {
    const rounds = ids.slice(0, 100 * pages).map(indexed);
    const read = { currentLotteryId: currentId, sums: sumsOf(played), rounds };
    queryClient.setQueryData(lotteryAccountQuery(chain, account, pages).queryKey, read);
  }
  const newest = Array.from({ length: 7 }, (_, back) => currentId - back);
  queryClient.setQueryData(
    ownRoundsQuery(chain, place, account, newest).queryKey,
    newest.filter((id) => ids.includes(id)).map(read),
  );
  return render(makePlace(<Part place={place} />, { chain, queryClient }));
}

const listed = () => screen.getAllByText(/^Round #/).map((element) => Number(element.textContent?.slice(7)));
const told = () => screen.getByText('Rounds played').nextElementSibling;

test('LOT-13 LOT-35 all rounds that an account has played are listed, as many as are counted', async () => {
  openTickets(29);
  expect(await screen.findByText('Rounds played')).toBeVisible();
  expect(told()).toHaveTextContent('29');
  expect(listed()).toEqual(Array.from({ length: 29 }, (_, back) => currentId - back));
  expect(screen.queryByRole('button', { name: 'Check earlier rounds' })).toBeNull();
});

test('LOT-37 more than a hundred come by pages, and older ones are offered while there are any', async () => {
  openTickets(129);
  expect(await screen.findByText('Rounds played')).toBeVisible();
  expect(listed()).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Check earlier rounds' }));
  expect(told()).toHaveTextContent('129');
  expect(listed()).toEqual(Array.from({ length: 129 }, (_, back) => currentId - back));
  expect(screen.queryByRole('button', { name: 'Check earlier rounds' })).toBeNull();
});
