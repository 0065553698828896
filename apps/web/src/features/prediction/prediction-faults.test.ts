// @vitest-environment happy-dom

import type { Address } from '@besc/domain/shared/address';
import { type Game, makeGame } from '@besc/localnet/prediction/make-game';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { expectDialog, refused } from '../../../test/fault-runs';
import { toldToast } from '../../../test/told-toast';
import { walletFaults } from '../../../test/wallet-faults';
import { toastQueue } from '../../blocks/toast/toast-queue';
import { claimAction, enterAction, oldClaimAction } from './prediction.actions';

const milli = 10n ** 15n;
let lab: FaultLab;
let game: Game;
let claims: Address;
let own: number;

beforeAll(async () => {
  lab = await FaultLab.start();
  const { chain, account, exchange } = lab;
  own = chain.accounts.findIndex(({ address }) => address === account);
  game = await makeGame(chain, exchange.deployment, [{ epoch: 4n, account, amount: milli }]);
  claims = checksumAddress(game.deployment.contracts.prediction?.claims?.address ?? '');
  const other = own === 2 ? 3 : 2;
  await game.startRounds();
  await game.bet(own, { epoch: 1, side: 'bull', amount: 5n * milli });
  await game.bet(other, { epoch: 1, side: 'bear', amount: 5n * milli });
  await game.nextRound(100_000_000n);
  await game.nextRound(101_000_000n);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
  await lab.chain.setNextTimestamp((await game.now()) + 2);
});

test.each(['enter', 'claim', 'old claim'] as const)(
  'G8 %s is sent and found again when the wallet gives no hash',
  async (kind) => {
    const action = {
      enter: () => enterAction(game.game, { epoch: 3, position: 'bear', amount: milli }),
      claim: () => claimAction(game.game, [1], 9_700n * 10n ** 12n),
      'old claim': () => oldClaimAction(claims, [{ epoch: 4n, amount: milli }]),
    }[kind]();
    await walletFaults['sent, then an internal error (-32603)']({ lab, action });
    expect(lab.records()).toHaveLength(1);
    await expectDialog(lab);
  },
);

test('a bet of another amount, and a claim of another round, than was shown is refused before the wallet opens', async () => {
  const bet = enterAction(game.game, { epoch: 3, position: 'bull', amount: milli });
  const dearer = enterAction(game.game, { epoch: 3, position: 'bull', amount: 2n * milli });
  const [step, other] = [bet.steps[0], dearer.steps[0]];
  if (!step || !other) throw new Error('no step');
  const { provider, calls } = lab.wallet();
  const { end } = await lab.run({ ...bet, steps: [{ ...step, calls: other.calls }] }, provider);
  expect(end.kind).toBe('failed');
  expect(calls).not.toContain('eth_sendTransaction');
});

const because = (words: string) => `The transaction cannot succeed due to error: ${words}.`;
const bet = (epoch: number, amount = milli) => enterAction(game.game, { epoch, position: 'bull', amount });

test('a bet on a past, a future or no round, under the minimum, twice, and in a pause is refused in words before the wallet opens', async () => {
  for (const epoch of [0, 2, 4, 4_294_967_299]) {
    expect(await refused(lab, bet(epoch))).toBe(because('entries for this round are closed'));
  }
  // A bet is taken from the second after the start on.
  await lab.chain.mine();
  expect(await refused(lab, bet(3, 10n ** 13n - 1n))).toBe(because('the amount is below the minimum'));
  expect((await lab.run(bet(3), lab.wallet().provider)).end.kind).toBe('confirmed');
  expect(await refused(lab, bet(3))).toBe(because('you’ve already entered this round'));
  await game.manage('pause');
  expect(await refused(lab, bet(3))).toBe(because('entries for this round are closed'));
});

test('a bet whose round locks before the wallet is asked is refused, and the coins stay', async () => {
  const late = bet(3);
  await game.nextRound(102_000_000n);
  const coins = () => lab.chain.rpc.request<string>('eth_getBalance', [lab.account, 'latest']);
  const before = await coins();
  expect(await refused(lab, late)).toBe(because('entries for this round are closed'));
  expect(await coins()).toBe(before);
});

test('a bet of more than there is, as 2^96 wei, opens no wallet', async () => {
  const { provider, calls } = lab.wallet();
  const { end } = await lab.run(bet(3, 2n ** 96n), provider);
  expect(end.kind).toBe('failed');
  expect(calls).not.toContain('eth_sendTransaction');
});

test('winnings that were collected elsewhere meanwhile are not collected again, and it is said in words', async () => {
  const claim = claimAction(game.game, [1], 9_700n * 10n ** 12n);
  await game.claim(own, [1]);
  expect(await refused(lab, claim)).toBe(because('one of the rounds has nothing to collect, or was already collected'));
});

test('a claim that a reorganisation takes back can be made again, and pays once', async () => {
  const coins = async () => BigInt(await lab.chain.rpc.request<string>('eth_getBalance', [lab.account, 'latest']));
  const before = await coins();
  await game.claim(own, [1]);
  expect(await coins()).toBeGreaterThan(before);
  await lab.chain.reorg({ depth: 1 });
  expect(await coins()).toBe(before);
  const claim = claimAction(game.game, [1], 9_700n * 10n ** 12n);
  expect((await lab.run(claim, lab.wallet().provider)).end.kind).toBe('confirmed');
  expect(await refused(lab, claim)).toContain('was already collected');
});

test('a claim that could not be sent to the account is told as that', async () => {
  const shown = vi.spyOn(toastQueue, 'show').mockClear();
  // An account that takes no coins.
  await lab.chain.rpc.request('anvil_setCode', [lab.account, '0x5f5ffd']);
  const claim = claimAction(game.game, [1], 9_700n * 10n ** 12n);
  expect((await lab.run(claim, lab.wallet().provider)).end.kind).toBe('confirmed');
  expect(shown.mock.calls.map(([toast]) => toldToast(toast))).toMatchObject([
    {
      kind: 'warning',
      title: 'Collect the winnings of round 1',
      description: 'This couldn’t be sent to your account when you collected.',
    },
  ]);
});
