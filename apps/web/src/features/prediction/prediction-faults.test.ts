// @vitest-environment happy-dom

import type { Address } from '@besc/domain/shared/address';
import { type Game, makeGame } from '@besc/localnet/make-game';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { expectDialog } from '../../../test/fault-runs';
import { walletFaults } from '../../../test/wallet-faults';
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
}, 200_000);
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
