import { type Game, makeGame } from '@besc/localnet/prediction/make-game';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { refuses, replaceFunction, returns } from '../../../test/replace-function';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { predictionOverlay } from './prediction-overlay';
import { acceptedRisk } from './prediction-preferences';

const milli = 10n ** 15n;
const price = 100_000_000n;
let lab: FaultLab;
let game: Game;

// Round 1 was won by UP, on 2 stands the account alone, on 3 can be bet.
beforeAll(async () => {
  lab = await FaultLab.start();
  const oldClaims = Array.from({ length: 201 }, (_, round) => ({ epoch: BigInt(round + 1), amount: milli }));
  game = await makeGame(
    lab.chain,
    lab.exchange.deployment,
    oldClaims.map((one) => ({ ...one, account: lab.account })),
  );
  const own = lab.chain.accounts.findIndex(({ address }) => address === lab.account);
  await game.startRounds();
  await game.bet(own, { epoch: 1, side: 'bull', amount: 5n * milli });
  await game.bet(own === 3 ? 4 : 3, { epoch: 1, side: 'bear', amount: 5n * milli });
  await game.nextRound(price);
  await game.bet(own, { epoch: 2, side: 'bull', amount: 2n * milli });
  await game.nextRound(price + 1_000_000n);
  await lab.chain.mine();
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const openAny = labScreens(() => lab);
const open = (address: string) => openAny(address, { settings: { contracts: game.deployment.contracts } });
beforeEach(() => {
  acceptedRisk.set(true);
  predictionOverlay.close();
});

const card = async (epoch: number) => within(await screen.findByRole('article', { name: new RegExp(`#${epoch}$`) }));
/** The chain goes on to so many seconds from its newest block. */
async function wait(seconds: number): Promise<void> {
  await lab.chain.setNextTimestamp((await game.now()) + seconds);
  await lab.chain.mine();
}

test('PRED-01 PRED-36 PRED-37 PRED-38 PRED-39 the cards say of each round what it is, and what it has given', async () => {
  await open('/prediction');
  const over = await card(1);
  expect(over.getByText('Expired')).toBeVisible();
  expect(over.getByRole('button', { name: 'Collect Winnings' })).toBeVisible();
  // What UP has paid; DOWN has paid nothing.
  expect(over.getAllByText('Payout')).toHaveLength(1);
  expect(over.getByText('Payout').parentElement).toHaveTextContent('1.94×');
  const live = await card(2);
  expect(live.getByText('Live')).toBeVisible();
  expect(live.getByText('Your bet')).toBeVisible();
  const next = await card(3);
  expect(next.getByText('Next')).toBeVisible();
  expect(next.getByRole('button', { name: 'Enter DOWN' })).toBeVisible();
  expect((await card(5)).getByText('Later')).toBeVisible();
  // 10 thousandths of both sides less 3%.
  expect(await screen.findByText(/^To collect · 1 round/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Collect all' }).parentElement).toHaveTextContent('0.0097');
  await game.nextRound(price);
  expect(await (await card(2)).findByText('One side was empty: all bets are refunded')).toBeVisible();
  expect((await card(2)).getByRole('button', { name: 'Reclaim Position' })).toBeVisible();
  // The third has no bets.
  await game.nextRound(price);
  expect(await (await card(3)).findByText('No players')).toBeVisible();
});

test('PRED-61 what a round gives can be collected from its card at once, whenever the claims were read last', async () => {
  await open('/prediction');
  expect(await screen.findByText(/^To collect · 1 round/)).toBeVisible();
  await game.nextRound(price);
  await userEvent.click(await (await card(2)).findByRole('button', { name: 'Reclaim Position' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collect Winnings' }));
  expect(dialog.queryByText('Nothing to collect')).toBeNull();
  expect(await dialog.findByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(dialog.getByText('#2 · Refund')).toBeVisible();
  expect(screen.getByText(/^To collect · 2 rounds/)).toBeInTheDocument();
});

test('what an account refused to take when it collected is told as a credit, and can be withdrawn', async () => {
  // 2^53 wei.
  await replaceFunction(lab.chain, game.game, 'function creditOf(address)', returns('6620000000000000'));
  await open('/prediction');
  expect(await screen.findByText('You have a credit')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw credit' }));
  expect(dialog.getByText('To your wallet').closest('div')).toHaveTextContent('0.009007');
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('of somebody with more bets than are looked at it is said that there may be more to collect, and the rest is looked at', async () => {
  // Two bets as if they were the oldest of 1002.
  await replaceFunction(lab.chain, game.game, 'function getUserRoundsLength(address)', returns('6103ea'));
  await open('/prediction');
  expect(await screen.findByText(/^Your older bets haven’t been checked yet/)).toBeVisible();
  expect(screen.queryByText(/^To collect/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View more' }));
  expect(await screen.findByText(/^To collect · 1 round/)).toBeVisible();
  expect(screen.queryByText(/^Your older bets haven’t been checked yet/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Collect all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collect Winnings' }));
  expect(await dialog.findByText(/^#1 · Won/)).toBeVisible();
});

test('PRED-02 PRED-03 chart and history have panes, and say that they cannot be read without an index', async () => {
  await open('/prediction?pane=chart');
  expect(await screen.findByRole('heading', { name: 'Chart' })).toBeVisible();
  expect(await screen.findByText('The chart isn’t available right now.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(await screen.findByText(/^History isn’t available right now/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Chart' })).toBeNull();
});

test('what is no amount is no bet', async () => {
  await open('/prediction');
  await userEvent.click((await card(3)).getByRole('button', { name: 'Enter UP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Position' }));
  await dialog.findByRole('textbox', { name: 'Commit' });
  const isOpen = () => dialog.queryByRole('button', { name: /^Enter an amount/ }) === null;
  await tryNumberEntries(() => dialog.getByRole('textbox', { name: 'Commit' }), {}, isOpen);
});

test('an open dialog says that entries are closed when its round locks, and stays with its round', async () => {
  await open('/prediction');
  await userEvent.click((await card(3)).getByRole('button', { name: 'Enter UP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Position' }));
  expect(dialog.getByText(/^Entries close in/)).toBeVisible();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Commit' }), '0.5');
  expect(await dialog.findByRole('button', { name: 'Enter UP' })).toBeEnabled();
  await game.nextRound(price);
  expect(await dialog.findByRole('button', { name: 'Entries for this round are closed' })).toBeVisible();
  expect(dialog.queryByText(/^Entries close in/)).toBeNull();
  expect(await screen.findByRole('article', { name: /Next.*#4$/, hidden: true })).toBeInTheDocument();
  expect(dialog.getByText('Round #3')).toBeVisible();
});

test('another account in the wallet closes a bet that was begun, and it does not come back for that one', async () => {
  const { wallet } = await open('/prediction');
  await userEvent.click((await card(3)).getByRole('button', { name: 'Enter UP' }));
  expect(await screen.findByRole('dialog', { name: 'Set Position' })).toBeVisible();
  act(() => wallet.choose(lab.stranger));
  await waitFor(() => expect(predictionOverlay.isOpen()).toBe(false));
});

test('while the price of a lock is waited for entries are closed, by the card and by an open dialog', async () => {
  await open('/prediction');
  await userEvent.click((await card(3)).getByRole('button', { name: 'Enter UP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Position' }));
  await wait(305);
  expect(await dialog.findByRole('button', { name: 'Entries for this round are closed' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect((await card(3)).getByText('Entries are closed. The price is being locked.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter UP' })).toBeNull();
});

test('PRED-17 a pause closes cards and an open dialog, and gives the bets of open rounds back', async () => {
  await open('/prediction');
  await userEvent.click((await card(3)).getByRole('button', { name: 'Enter UP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Position' }));
  await game.manage('pause');
  expect(await dialog.findByRole('button', { name: 'Markets are paused' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^The game is paused/)).toBeVisible();
  expect(await (await card(2)).findByRole('button', { name: 'Reclaim Position' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter UP' })).toBeNull();
});

test('PRED-29 a round not executed in time is told as late, and its bets come back', async () => {
  await open('/prediction');
  await card(2);
  await wait(700);
  expect(await screen.findByText('This round is running late')).toBeVisible();
  expect((await card(2)).getByText('Canceled')).toBeVisible();
  expect((await card(2)).getByRole('button', { name: 'Reclaim Position' })).toBeVisible();
});

test('PRED-18 a game that does not answer is told as an error, and nothing is invented', async () => {
  await replaceFunction(lab.chain, game.game, 'function currentEpoch()', refuses);
  await open('/prediction');
  expect(await screen.findByText('Some of this couldn’t be loaded')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  // What was won is asked for apart from the rounds.
  expect(await screen.findByRole('button', { name: 'Collect all' })).toBeEnabled();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

test('PRED-04 claims of v0.1 can be looked for where nothing is owed, which is said then', async () => {
  const claims = game.deployment.contracts.prediction?.claims?.address ?? game.game;
  await replaceFunction(lab.chain, claims, 'function claimable(uint256,address)', returns('5f'));
  await open('/prediction');
  await userEvent.click(await screen.findByRole('button', { name: 'Check v0.1 claims' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Claims of v0.1' }));
  expect(await dialog.findByRole('button', { name: 'Nothing to collect' })).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.queryByText(/first version of the game/)).toBeNull();
});

test('PRED-04 more rounds of v0.1 than one claim takes are taken in two', async () => {
  await open('/prediction');
  const openClaims = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check v0.1 claims' }));
    return within(await screen.findByRole('dialog', { name: 'Claims of v0.1' }));
  };
  const dialog = await openClaims();
  expect(await dialog.findByText('Round #200')).toBeVisible();
  expect(dialog.queryByText('Round #201')).toBeNull();
  expect(dialog.getByText(/^You can collect up to 200 rounds at once/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rest = await openClaims();
  expect(await rest.findByText('Round #201')).toBeVisible();
  expect(rest.queryByText('Round #200')).toBeNull();
  expect(rest.queryByText(/^You can collect up to 200 rounds/)).toBeNull();
});

test('a round with terms says what it still takes, why it gave its bets back, and what it costs to turn it', async () => {
  await game.manage('setMinimumMove', [50n]);
  await game.manage('setMaximumRound', [2n * 10n ** 18n]);
  await game.nextRound(price);
  await game.bet(5, { epoch: 4, side: 'bull', amount: 500n * milli });
  await open('/prediction');
  const next = await card(4);
  expect((await next.findByText('Room left')).closest('div')).toHaveTextContent('1.5');
  await game.bet(6, { epoch: 4, side: 'bear', amount: 1500n * milli });
  expect(await next.findAllByRole('button', { name: 'This round is full' })).toHaveLength(2);
  act(() => predictionOverlay.open({ kind: 'how-to-play' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How to play' }));
  expect(dialog.getByText('Bets are also refunded if the price moves less than 0.5%.')).toBeVisible();
  expect(await dialog.findByText(/Moving the BESC price by 0\.5% for a minute and back costs about \$/)).toBeVisible();
  act(() => predictionOverlay.close());
  await game.nextRound(price);
  // A tenth of a percent of the half that is wanted.
  await game.nextRound(price + 100_000n);
  expect(await (await card(4)).findByText('The price moved too little: all bets are refunded')).toBeVisible();
});
