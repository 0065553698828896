import { parseEther } from 'viem';
import { erc20Abi } from '../../../generated/abi/erc20';
import { farmAuctionAbi } from '../../../generated/abi/farm-auction';
import { addressOf } from '../../address-of';
import { anyone, guardianPause, only, owners, ownership, type RoleTable, type SlugRoles } from './role-entry';

/** The most blocks that an auction may take. */
const longest = 86_400n;

const auction: RoleTable = {
  ...ownership(),
  ...guardianPause,
  setOperator: owners(({ accounts }) => [accounts.stranger]),
  setMaxAuctionLength: owners(() => [longest]),
  addWhitelist: owners(({ accounts }) => [[accounts.stranger]]),
  removeWhitelist: owners(({ accounts }) => [[accounts.stranger]]),
  recoverToken: owners(({ lost }) => [lost, 1n]),
  startAuction: only(['operator', 'owner'], 'Forbidden', () => [0n, 0n, parseEther('10'), 10n], {
    answer: 'InvalidTerms',
  }),
  // Operator and owner a day earlier than everybody else.
  closeAuction: anyone(() => [0n], 'NotInProgress'),
  bid: anyone(() => [parseEther('10')], 'NotWhitelisted'),
  claimAuction: anyone(() => [1n], 'NotClosed'),
};

export const roles: SlugRoles = {
  tables: { 'farm-auction': auction },
  async prepare({ accounts, at, send, lost }) {
    const place = at('farm-auction');
    await send(accounts.proposer, lost, { abi: erc20Abi, functionName: 'transfer', args: [place, 5n] });
    const offer = { functionName: 'transferOwnership', args: [accounts.candidate] };
    await send(accounts.owner, place, { abi: farmAuctionAbi, ...offer });
  },
  places: (deployment) => ({ 'farm-auction': addressOf(deployment, 'auctions', 'auction') }),
  limits: [['farm-auction', 'setMaxAuctionLength', longest, 'InvalidTerms']],
};
