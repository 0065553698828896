import { keccak256, toHex, zeroAddress } from 'viem';
import { campaignClaimsAbi } from '../../../generated/abi/campaign-claims';
import { mintingStationAbi } from '../../../generated/abi/minting-station';
import { profileAbi } from '../../../generated/abi/profile';
import { addressOf } from '../../address-of';
import {
  accessControl,
  anyone,
  only,
  owners,
  ownership,
  type RoleEntry,
  type RoleTable,
  roleAdmin,
  type SceneChain,
  type SlugRoles,
} from './role-entry';

const root = keccak256(toHex('root'));
const admins = (args?: RoleEntry['args']) => only(['owner'], accessControl, args);
const givers = (args: RoleEntry['args']) => only(['point center', 'campaign claims'], accessControl, args);

const tables: Readonly<Record<string, RoleTable>> = {
  profile: {
    ...roleAdmin,
    createProfile: anyone(({ contracts: c }) => [1n, c.bunnies, 1n], 'ERC20InsufficientAllowance'),
    updateProfile: anyone(({ contracts: c }) => [c.bunnies, 1n], 'NotActive'),
    pauseProfile: anyone(undefined, 'NotActive'),
    reactivateProfile: anyone(({ contracts: c }) => [c.bunnies, 1n], 'NotRegistered'),
    // The owner has given the role to none.
    changeTeam: only([], accessControl, ({ accounts }) => [accounts.stranger, 2n]),
    increaseUserPoints: givers(({ accounts }) => [accounts.stranger, 1n, 1n]),
    increaseUserPointsMultiple: givers(({ accounts }) => [[accounts.stranger], 1n, 1n]),
    removeUserPoints: givers(({ accounts }) => [accounts.stranger, 1n, 1n]),
    removeUserPointsMultiple: givers(({ accounts }) => [[accounts.stranger], 1n, 1n]),
    increaseTeamPoints: givers(() => [1n, 1n, 1n]),
    removeTeamPoints: givers(() => [1n, 1n, 1n]),
    addTeam: admins(() => ['Fourth', 'Another team']),
    renameTeam: admins(() => [1n, 'First']),
    makeTeamJoinable: admins(() => [1n]),
    makeTeamNotJoinable: admins(() => [1n]),
    addNftAddress: admins(({ contracts: c }) => [c.squad]),
    updateNumberMoney: admins(() => [1n, 1n, 1n]),
    setTreasury: admins(({ accounts }) => [accounts.stranger]),
    recoverNonFungibleToken: admins(({ accounts, contracts: c }) => [c.bunnies, 2n, accounts.stranger]),
    claimFee: anyone(),
  },
  'point-center': {
    ...ownership(),
    getPoints: anyone(({ contracts: c }) => [c.bunnies], 'NotEligible'),
    addIFOAddress: owners(({ contracts: c }) => [c.bunnies, 1n, 1n, 1n]),
  },
  'history-roots': {
    ...ownership(),
    setOperator: owners(({ accounts }) => [accounts.stranger]),
    setGuardian: owners(({ accounts }) => [accounts.stranger]),
    publishRoot: only(['owner', 'operator'], 'Forbidden', () => [1n, root, 1n, root, 'ipfs://input']),
    strikeRoot: only(['owner', 'guardian'], 'Forbidden', () => [1n, root], { answer: 'RootStands' }),
  },
  'campaign-claims': {
    ...ownership(),
    mintNFT: anyone(() => [1n, []], 'NotClaimable'),
    addCampaign: owners(({ contracts: c }) => [
      1n,
      {
        numberPoints: 1n,
        endBlock: 2n ** 64n - 1n,
        bunnyId: 0,
        givesBunny: false,
        teamId: 0,
        eligibility: c['history-roots'] ?? zeroAddress,
        thresholdTimestamp: 0n,
        thresholdPoints: 0n,
        thresholdRound: 0n,
      },
    ]),
  },
  'day-one-gift': {
    getMoneyBack: anyone(undefined, 'NotClaimable'),
    claimFee: anyone(undefined, 'NotExpired'),
  },
};

/** Sends a token here by mistake, and offers what moves in two steps. */
async function prepare({ accounts, at, send, pass }: SceneChain): Promise<void> {
  const { owner, candidate } = accounts;
  const offer = { functionName: 'transferOwnership', args: [candidate] };
  const mint = { abi: mintingStationAbi, functionName: 'mintCollectible', args: [at('profile'), 5n] };
  await send(at('campaign-claims'), at('minting-station'), mint);
  const begin = { abi: profileAbi, functionName: 'beginDefaultAdminTransfer', args: [candidate] };
  await send(owner, at('profile'), begin);
  for (const name of ['point-center', 'history-roots', 'campaign-claims']) {
    await send(owner, at(name), { abi: campaignClaimsAbi, ...offer });
  }
  await pass(3 * 86_400);
}

export const roles: SlugRoles = {
  tables,
  prepare,
  places: (deployment) => ({
    profile: addressOf(deployment, 'profile', 'profile'),
    'point-center': addressOf(deployment, 'profile', 'pointCenter'),
    'history-roots': addressOf(deployment, 'profile', 'history'),
    'campaign-claims': addressOf(deployment, 'profile', 'claims'),
    'day-one-gift': addressOf(deployment, 'profile', 'gift'),
  }),
  callers: {
    'point center': { is: 'the contract that gives points for sales', contract: 'point-center' },
    'campaign claims': {
      is: 'the contract that gives achievements',
      contract: 'campaign-claims',
      may: ['minting-station.mintCollectible'],
    },
  },
};
