import { type Abi, encodeAbiParameters, erc20Abi, type Hex, keccak256, maxUint256, parseEther } from 'viem';
import { minterRole } from '../../deploy/minter-role';
import { competitionAbi } from '../../generated/abi/competition';
import { mintingStationAbi } from '../../generated/abi/minting-station';
import { moneyTokenAbi } from '../../generated/abi/money-token';
import { profileAbi } from '../../generated/abi/profile';
import { competitionBytecode } from '../../generated/bytecode/competition';
import { moneyTokenBytecode } from '../../generated/bytecode/money-token';
import type { GameGas } from '../game-gas';
import { makeMembers } from '../make-members';
import type { MeasuredChain } from '../measured-chain';

const ether = (amount: number) => parseEther(`${amount}`);

const targets = {
  'competition: register': { goal: 70_000, pancake: 92_688 },
  'competition: claim of the winning team': { goal: 400_000, pancake: 457_131 },
} as const;

/** Another account is registered. The one that claims is Gold of the team that wins. It gets MONEY, points and a bunny. */
async function measure(measured: MeasuredChain): Promise<Readonly<Record<string, bigint>>> {
  const { user, client, chain, create, send } = measured;
  const me = user.address;
  const money = await create(moneyTokenAbi, moneyTokenBytecode, [me, me, ether(1_000_000)]);
  const { other, station, profile } = await makeMembers(measured, money, ['Bunny', 'Winner']);
  const competition = await create(competitionAbi, competitionBytecode, [money, profile, station, me, me, me, 0n]);
  const pointRole = await client.readContract({ address: profile, abi: profileAbi, functionName: 'POINT_ROLE' });
  const on = (name: string, args: readonly unknown[], from = me) =>
    send({ address: competition, abi: competitionAbi as Abi, name, args, from });
  const grant = { name: 'grantRole', args: [minterRole, competition] };
  await send({ address: station, abi: mintingStationAbi as Abi, ...grant });
  await send({ address: profile, abi: profileAbi as Abi, name: 'grantRole', args: [pointRole, competition] });
  await send({ address: money, abi: erc20Abi, name: 'approve', args: [competition, maxUint256] });
  const start = (await client.getBlock()).timestamp + 1000n;
  const rewards = {
    userCampaignId: [1n, 2n, 3n, 4n, 5n],
    cakeRewards: [1n, 2n, 3n, 4n, ether(5)],
    pointUsers: [100n, 200n, 300n, 400n, 500n],
  };
  const terms = {
    startTime: start,
    endTime: start + 10n,
    claimSeconds: 2_592_000n,
    pairs: [money, money, money, money],
    rewards: [rewards, rewards, rewards],
    bunnyIds: [1, 0, 0],
  };
  await on('addCompetition', [terms]);
  await on('fund', [1n, ether(100)]);
  await on('register', [1n], other);
  const register = await on('register', [1n]);
  const pass = async () => {
    await chain.increaseTime({ seconds: 2000 });
    await chain.mine({ blocks: 1 });
  };
  await pass();
  for (const status of [1, 2]) await on('updateCompetitionStatus', [1n, status]);
  const { root, proof } = proofOf(keccak256(keccak256(leafBytes(me))), 15);
  await on('publishResult', [1n, root, [1, 2, 3], root, 'index:competition/1?count=20000']);
  await on('updateCompetitionStatus', [1n, 3]);
  const claim = await on('claimReward', [1n, 4n, proof]);
  return { 'competition: register': register, 'competition: claim of the winning team': claim };
}

const leafBytes = (account: Hex) => encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [260n, account]);

/** A root above a leaf with so many others beside it. */
function proofOf(leaf: Hex, length: number): { readonly root: Hex; readonly proof: readonly Hex[] } {
  const proof = Array.from({ length }, (_, index) => keccak256(`0x${String(index).padStart(2, '0')}`));
  const root = proof.reduce((node, beside) => {
    const [first, second] = node < beside ? [node, beside] : [beside, node];
    return keccak256(`${first}${second.slice(2)}` as Hex);
  }, leaf);
  return { root, proof };
}

export const competitionGas: GameGas = { targets, measure };
