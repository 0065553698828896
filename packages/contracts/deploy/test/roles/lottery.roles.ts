import { parseEther } from 'viem';
import { lotteryAbi } from '../../../generated/abi/lottery';
import { addressOf } from '../../address-of';
import { anyone, guardianPause, only, owners, ownership, type RoleTable, type SlugRoles } from './role-entry';

/** What a round that there is not says. */
const noRound = 'WrongStatus';

const game: RoleTable = {
  ...ownership(),
  ...guardianPause,
  setOperator: owners(({ accounts }) => [accounts.stranger]),
  setRandomSource: owners(({ contracts: c }) => [c['commit-random']]),
  startLottery: only(
    ['operator', 'owner'],
    'Forbidden',
    () => [0n, parseEther('10'), 2000n, [0n, 1000n, 2000n, 7000n]],
    { answer: 'BadLength' },
  ),
  buyTickets: anyone(() => [1n, [10_000]], noRound),
  batchBuyLottoTicket: anyone(() => [1n, 2n, [10_000]], 'BadCount'),
  claimReward: anyone(() => [1n, 1n], noRound),
  batchClaimRewards: anyone(() => [1n, [1n]], noRound),
  injectFunds: anyone(() => [1n, 1n], noRound),
  // Operator and owner a little earlier than everybody else.
  closeLottery: anyone(() => [1n], noRound),
  drawFinalNumberAndMakeLotteryClaimable: anyone(() => [1n], noRound),
  openRefunds: anyone(() => [1n], noRound),
};

export const roles: SlugRoles = {
  tables: { lottery: game },
  prepare: ({ accounts, at, send }) =>
    send(accounts.owner, at('lottery'), {
      abi: lotteryAbi,
      functionName: 'transferOwnership',
      args: [accounts.candidate],
    }),
  places: (deployment) => ({ lottery: addressOf(deployment, 'lottery', 'game') }),
};
