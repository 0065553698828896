import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { makeLottery, type TestLottery } from '@besc/localnet/lottery/make-lottery';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { refuses, replaceFunction } from '../../../test/replace-function';

let lab: FaultLab;
let game: TestLottery;

beforeAll(async () => {
  lab = await FaultLab.start();
  game = await makeLottery(lab.chain, lab.exchange.deployment);
  const own = lab.chain.accounts.findIndex(({ address }) => address === lab.account);
  await game.start();
  await game.buy(own, [11_234]);
  await lab.keep();
}, 200_000);
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

test('ERR-05 own tickets that cannot be read: it is said, they are not called none, and the round stays', async () => {
  await replaceFunction(
    lab.chain,
    game.lottery,
    'function viewUserInfoForLotteryId(address,uint256,uint256,uint256)',
    refuses,
  );
  await open('/lottery');
  expect(await screen.findByText(/^Your tickets could not be read/)).toBeVisible();
  expect(screen.getByText('Error fetching data')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
});

test('ERR-05 a round that cannot be read is not told as one that does not exist', async () => {
  await replaceFunction(lab.chain, game.lottery, 'function viewLottery(uint256)', refuses);
  await open('/lottery');
  expect((await screen.findAllByText('Error fetching data')).length).toBeGreaterThan(0);
  expect(screen.queryByText('The lottery number you provided does not exist')).toBeNull();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

test('LOT-45 LOT-46 the front page says of the sales what the lottery says, and "twice a day" only where it is so', async () => {
  const { endTime } = await lab.reader().read({
    ...{ address: game.lottery, abi: lotteryAbi },
    ...{ functionName: 'viewLottery', args: [1n] },
  });
  await lab.chain.setNextTimestamp(Number(endTime) - 30);
  await lab.chain.mine();
  await open('/');
  expect(await screen.findByText('Sales are over')).toBeVisible();
  expect(screen.getByText('Four digits, and a draw that anyone can check.')).toBeVisible();
});

test('before its sales end a round of half a day is on sale', async () => {
  await game.close();
  await game.draw();
  await game.start({ lengthSeconds: 43_194 });
  await open('/');
  expect(await screen.findByText('On sale')).toBeVisible();
  expect(screen.getByText('Four digits, drawn twice a day, and a draw that anyone can check.')).toBeVisible();
});
