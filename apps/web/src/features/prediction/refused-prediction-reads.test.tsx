import { predictionAbi } from '@besc/contracts/abi/prediction';
import { predictionClaimsAbi } from '@besc/contracts/abi/prediction-claims';
import { type Game, makeGame } from '@besc/localnet/prediction/make-game';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { refuseEachRead } from '../../../test/refuse-each-read';
import { predictionOverlay } from './prediction-overlay';

const milli = 10n ** 15n;
let lab: FaultLab;
let game: Game;

/** The account has won the first round, gets a bet of the second back, and is owed two rounds of the first version. */
beforeAll(async () => {
  lab = await FaultLab.start();
  const { chain, account } = lab;
  const own = chain.accounts.findIndex(({ address }) => address === account);
  const old = [4n, 5n].map((epoch) => ({ epoch, account, amount: milli }));
  game = await makeGame(chain, lab.exchange.deployment, old);
  await game.startRounds();
  await game.bet(own, { epoch: 1, side: 'bull', amount: 5n * milli });
  await game.bet(own === 3 ? 4 : 3, { epoch: 1, side: 'bear', amount: 5n * milli });
  await game.nextRound(100_000_000n);
  await game.bet(own, { epoch: 2, side: 'bull', amount: 5n * milli });
  await game.nextRound(101_000_000n);
  await game.nextRound(102_000_000n);
  await chain.mine();
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => predictionOverlay.close());

test('each read of the game refused in turn hides no bet, no win, no refund and no old claim', async () => {
  const said = [
    'currentEpoch',
    'intervalSeconds',
    'bufferSeconds',
    'minBetAmount',
    'treasuryFee',
    'failedThrough',
    'getUserRounds',
    'getUserRoundsLength',
    'creditOf',
    'rounds',
    'ledger',
    'claimable',
    'refundable',
  ];
  await refuseEachRead({
    open: () => open('/prediction', { settings: { contracts: game.deployment.contracts } }),
    abi: [...predictionAbi, ...predictionClaimsAbi],
    exits: ['Collect all', 'Collect Winnings', 'Reclaim Position', 'Check v0.1 claims'],
    confirm: 'Confirm',
    sums: () =>
      screen
        .queryAllByText(/^(To collect|Claims of v0.1)/, { selector: 'p' })
        .flatMap(({ parentElement }) => parentElement ?? []),
    // The fifth round is asked for before it is known that there is none.
    isBeyond: ({ name, args: [first] }) => ['rounds', 'ledger'].includes(name) && first === 5n,
    lost: ({ name, args: [first] }) => {
      // Without it there are no cards.
      if (name === 'currentEpoch') return ['Collect Winnings', 'Reclaim Position'];
      if (!['rounds', 'ledger'].includes(name)) return [];
      return first === 1n ? ['Collect Winnings'] : first === 2n ? ['Reclaim Position'] : [];
    },
    // The first is known to have won, the second to come back.
    isQuiet: ({ name, args: [first] }) =>
      !said.includes(name) || (name === 'claimable' && first === 2n) || (name === 'refundable' && first === 1n),
  });
});
