import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { makeLottery } from '@besc/localnet/lottery/make-lottery';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { refuseEachRead } from '../../../test/refuse-each-read';
import { lotteryOverlay } from './lottery-overlay';

const numbers = Array.from({ length: 100 }, (_, index) => 10_000 + index * 100);
let lab: FaultLab;

/** The account has won in the first round, gets a ticket of the second back, and waits for the third. */
beforeAll(async () => {
  lab = await FaultLab.start();
  const { chain, account } = lab;
  const own = chain.accounts.findIndex(({ address }) => address === account);
  const lottery = await makeLottery(chain, lab.exchange.deployment);
  await lottery.start();
  await lottery.buy(own, numbers);
  await lottery.close();
  await lottery.draw();
  await lottery.start();
  await lottery.buy(own, [15_678]);
  await lottery.refund();
  await lottery.start({ lengthSeconds: 40_000 });
  await lottery.buy(own, [15_678]);
  await chain.mine();
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => lotteryOverlay.close());

test('each read of the lottery refused in turn hides no ticket, no prize and no refund', async () => {
  const said = [
    'currentLotteryId',
    'viewUserInfoForLotteryId',
    'salesPause',
    'priceStep',
    'pendingInjection',
    'viewLottery',
    'viewRewardsForTicketId',
  ];
  await refuseEachRead({
    open: () => open('/lottery'),
    abi: lotteryAbi,
    exits: ['Claim all', 'Claim', 'Claim'],
    confirm: 'Claim',
    sums: () => screen.queryAllByText(/^To claim/).flatMap(({ parentElement }) => parentElement ?? []),
    // What they are worth in USD is no part of the sum; the fourth round is asked for before it is known that there is none.
    isBeyond: ({ name, args: [round] }) => name === 'getReserves' || round === 4n,
    // What tickets have won is told by their round, or for each of them; what comes back for each alone.
    lost: ({ name, args: [first, second] }) => {
      const isOfTickets = name === 'viewUserInfoForLotteryId' && (second === 1n || second === 2n);
      return isOfTickets || (name === 'viewRewardsForTicketId' && first === 2n) ? ['Claim'] : [];
    },
    isQuiet: ({ name }) => !said.includes(name),
  });
});
