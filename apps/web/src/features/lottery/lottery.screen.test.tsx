import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { makeLottery, type TestLottery } from '@besc/localnet/lottery/make-lottery';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { refuses, replaceFunction, returns } from '../../../test/replace-function';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { lotteryOverlay } from './lottery-overlay';

let lab: FaultLab;
let game: TestLottery;

beforeAll(async () => {
  lab = await FaultLab.start();
  game = await makeLottery(lab.chain, lab.exchange.deployment);
  const own = lab.chain.accounts.findIndex(({ address }) => address === lab.account);
  await game.start();
  await game.buy(own, [11_234]);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => lotteryOverlay.close());

test('LOT-03 LOT-04 LOT-05 LOT-06 LOT-07 a drawn round has its number, tickets, pot and brackets, and a row among the past ones', async () => {
  const own = lab.chain.accounts.findIndex(({ address }) => address === lab.account);
  await game.inject(own, 25n * 10n ** 18n);
  await game.close();
  const digits = String((await game.draw()) - 10_000).padStart(4, '0');
  await game.start();
  await open('/lottery');
  const tickets = await screen.findByText('Total tickets');
  expect(tickets.closest('dl')).toHaveTextContent(
    /Prize pot35 MONEY.*From tickets10 MONEY.*injections25 MONEY.*Total tickets1/,
  );
  expect(screen.getAllByRole('img', { name: `Winning number: ${digits}` })).not.toHaveLength(0);
  const brackets = within(screen.getByRole('table', { name: 'Prizes of round #1' }));
  for (const [name, share] of [
    ['All 4 digits', '24.5 MONEY'],
    ['First 3 digits', '7 MONEY'],
    ['First 2 digits', '3.5 MONEY'],
  ] as const) {
    expect(brackets.getByRole('row', { name: new RegExp(`^${name}`) })).toHaveTextContent(share);
  }
  const past = within(screen.getByRole('table', { name: 'Past rounds' }));
  expect(past.getByRole('row', { name: /^#1/ })).toHaveTextContent(new RegExp(`#1${digits}35 MONEY1`));
});

test('what has become of a round is told everywhere on the page at once, whenever its parts were read last', async () => {
  await open('/lottery');
  // In the panel of the round, and among the account's own.
  await waitFor(() => expect(screen.getAllByText('Waiting for the draw')).toHaveLength(2));
  expect(screen.getAllByText('On sale')).toHaveLength(2);
  await game.refund();
  await waitFor(() => expect(screen.getAllByText('No number: refunded')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Waiting for the draw')).toBeNull());
});

test('a round whose secret was never told says so, and offers the ticket’s price back', async () => {
  await game.close();
  await game.refund();
  await open('/lottery?round=1&proof=1');
  expect(await screen.findByText(/^The secret was never revealed/)).toBeVisible();
  // Every ticket gives back what it cost: there are no prizes to be won.
  expect(screen.queryByRole('table', { name: 'Prizes of round #1' })).toBeNull();
  expect(screen.getByText(/^No number in time/)).toBeVisible();
  expect(screen.getByText('Winning number').parentElement).toContainElement(
    screen.getAllByRole('img', { name: 'Not drawn yet' }).at(-1) ?? null,
  );
  const claim = (await screen.findAllByRole('button', { name: /^Claim/ }))[0];
  expect(claim).toBeVisible();
  expect(screen.getByText(/^To claim/).closest('div')).toHaveTextContent('10 MONEY');
});

test('a secret that is told before the draw raises no alarm: there is no proof until the number is drawn', async () => {
  await game.close();
  await game.reveal();
  await open('/lottery?round=1&proof=1');
  expect(await screen.findByText('Revealed secret')).toBeVisible();
  expect(screen.getByText('Not drawn yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify here' })).toBeNull();
  await game.draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Verify here' }));
  expect(await screen.findByText(/^Your browser got the same number as the chain/)).toBeVisible();
});

test('a round never closed gives back as well, and no loss of a bond is told', async () => {
  await game.refund();
  await open('/lottery?round=1&proof=1');
  expect(await screen.findByText('Operator’s bond')).toBeVisible();
  expect(screen.getAllByText(/^No number in time/)).toHaveLength(2);
  expect(screen.queryByText(/The operator’s bond goes/)).toBeNull();
  // Which bond went on is not said where only the index would know it.
  expect(screen.getByText('Total tickets').closest('dl')).toHaveTextContent(/Rolled over–/);
});

test('LOT-29 a prize of a round older than those that the page looks after is claimed from its own panel', async () => {
  await game.close();
  await game.refund();
  for (let later = 0; later < 7; later += 1) {
    await game.start();
    await game.close();
    await game.draw();
  }
  await game.start();
  await open('/lottery?round=1');
  const claim = await screen.findByRole('button', { name: /^Claim 10 MONEY/ });
  expect(screen.queryByText(/^To claim/)).toBeNull();
  await userEvent.click(claim);
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim prizes' }));
  expect(await dialog.findByText(/^Round #1/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Claim' })).toBeEnabled();
});

test('a round without a ticket is drawn, and all of its pot goes on', async () => {
  await game.close();
  await game.draw();
  await game.start();
  await game.close();
  await game.draw();
  await open('/lottery?round=2');
  const total = await screen.findByText('Total tickets');
  expect(total.closest('dl')).toHaveTextContent(/Total tickets0.*Rolled over/);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

test('RNG-2 a pot as large as the bond of its number allows is told before anything is signed', async () => {
  await replaceFunction(lab.chain, game.source, 'function bondOf(uint256)', returns('5f'));
  await open('/lottery');
  const [buy] = await screen.findAllByRole('button', { name: 'Buy tickets' });
  if (buy === undefined) throw new Error('nothing can be bought');
  await userEvent.click(buy);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy tickets' }));
  expect(await dialog.findByRole('button', { name: 'Prize pot is full for now' })).toBeVisible();
  expect(dialog.getByText(/^The prize pot has reached the limit of its bond/)).toBeVisible();
});

test('that a purchase is final is agreed to for one round: left open over the draw, the dialog asks again', async () => {
  await open('/lottery');
  const [buy] = await screen.findAllByRole('button', { name: 'Buy tickets' });
  await userEvent.click(buy ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy tickets' }));
  const final = await dialog.findByRole('checkbox', { name: /^I understand that purchases are final/ });
  await userEvent.click(final);
  expect(final).toBeChecked();
  await game.close();
  await game.draw();
  await game.start();
  expect(await dialog.findByText(/^Round #2/)).toBeVisible();
  await waitFor(() => expect(final).not.toBeChecked());
});

test('ERR-05 own tickets that cannot be read: it is said, they are not called none, and the round stays', async () => {
  await replaceFunction(
    lab.chain,
    game.lottery,
    'function viewUserInfoForLotteryId(address,uint256,uint256,uint256)',
    refuses,
  );
  await open('/lottery');
  expect(await screen.findByText(/^Couldn’t load your tickets/)).toBeVisible();
  expect(screen.getByText('Error fetching data')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
});

test('ERR-05 a round that cannot be read is not told as one that does not exist, has not begun or costs nothing', async () => {
  await open('/lottery');
  const [buy] = await screen.findAllByRole('button', { name: 'Buy tickets' });
  await userEvent.click(buy ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy tickets' }));
  expect(await dialog.findByText('You pay')).toBeVisible();
  await replaceFunction(lab.chain, game.lottery, 'function viewLottery(uint256)', refuses);
  // So many that every part of the page has asked again.
  await lab.chain.mine(12);
  await waitFor(() => expect(dialog.queryByText('You pay')).toBeNull());
  await waitFor(() => expect(screen.getAllByText('Error fetching data')).toHaveLength(3));
  for (const untrue of [/provided does not exist/, /first round hasn’t started/, /No round yet/, /Sales .* are over/])
    expect(screen.queryByText(untrue)).toBeNull();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|(?<![\d.,])0 MONEY/);
});

test('LOT-45 LOT-46 the front page says of the sales what the lottery says, and "twice a day" only where it is so', async () => {
  const { endTime } = await lab
    .reader()
    .read({ address: game.lottery, abi: lotteryAbi, functionName: 'viewLottery', args: [1n] });
  await lab.chain.setNextTimestamp(Number(endTime) - 30);
  await lab.chain.mine();
  await open('/');
  expect(await screen.findByText('Sales closed')).toBeVisible();
  expect(screen.getByText('Four digits and a draw anyone can verify.')).toBeVisible();
});

test('before its sales end a round of half a day is on sale', async () => {
  await game.close();
  await game.draw();
  await game.start({ lengthSeconds: 43_194 });
  await open('/');
  expect(await screen.findByText('On sale')).toBeVisible();
  expect(screen.getByText('Four digits, two draws a day, and anyone can verify them.')).toBeVisible();
});

test('what is no count buys nothing, drops no number that was chosen, and is no round', async () => {
  await open('/lottery');
  const round = () => screen.getByRole('textbox', { name: 'Round number' });
  await screen.findByRole('textbox', { name: 'Round number' });
  await tryNumberEntries(round, { decimals: 0 });
  const [buy] = await screen.findAllByRole('button', { name: 'Buy tickets' });
  await userEvent.click(buy as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy tickets' }));
  const tickets = () => dialog.getByRole('textbox', { name: 'Tickets' });
  const isOpen = () => dialog.queryByRole('button', { name: /^Enter the number of tickets/ }) === null;
  await tryNumberEntries(tickets, { decimals: 0 }, isOpen);
  await userEvent.type(tickets(), '3');
  await userEvent.click(dialog.getByText('View and edit your numbers'));
  const numbers = () =>
    dialog.getAllByRole('textbox', { name: /^Number of ticket/ }).map((field) => (field as HTMLInputElement).value);
  const chosen = numbers();
  expect(chosen).toHaveLength(3);
  await userEvent.type(tickets(), '.5');
  expect(tickets()).toHaveValue('3.5');
  expect(await dialog.findByRole('button', { name: /^Enter the number of tickets/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.type(tickets(), '{Backspace}{Backspace}');
  expect(tickets()).toHaveValue('3');
  expect(numbers()).toEqual(chosen);
});
