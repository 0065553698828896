import { type Abi, erc20Abi, maxUint256, parseEther } from 'viem';
import { minterRole } from '../../deploy/minter-role';
import { publicAccount } from '../../deploy/public-account';
import { bunniesAbi } from '../../generated/abi/bunnies';
import { mintingStationAbi } from '../../generated/abi/minting-station';
import { moneyTokenAbi } from '../../generated/abi/money-token';
import { profileAbi } from '../../generated/abi/profile';
import { bunniesBytecode } from '../../generated/bytecode/bunnies';
import { mintingStationBytecode } from '../../generated/bytecode/minting-station';
import { moneyTokenBytecode } from '../../generated/bytecode/money-token';
import { profileBytecode } from '../../generated/bytecode/profile';
import type { GameGas } from '../game-gas';
import type { MeasuredChain } from '../measured-chain';

const ether = (amount: number) => parseEther(`${amount}`);

const targets = {
  'profile: create': { goal: 216_000, pancake: 299_884 },
  'profile: change of the picture': { goal: 166_000, pancake: 172_993 },
  'profile: pause': { goal: 112_000, pancake: 117_958 },
} as const;

/** Others of the team have profiles; the account keeps a picture beside those that it uses. */
async function measure({ user, create, send }: MeasuredChain): Promise<Readonly<Record<string, bigint>>> {
  const me = user.address;
  const other = publicAccount(1).address;
  const money = await create(moneyTokenAbi, moneyTokenBytecode, [me, me, ether(1_000_000)]);
  const bunnies = await create(bunniesAbi, bunniesBytecode, [me, ['Bunny']]);
  const station = await create(mintingStationAbi, mintingStationBytecode, [me, bunnies]);
  const costs = [ether(5), ether(2), ether(2)];
  const profile = await create(profileAbi, profileBytecode, [money, me, me, costs, [['Team', 'One']], [bunnies]]);
  const minting = { address: station, abi: mintingStationAbi as Abi };
  const collection = { address: bunnies, abi: bunniesAbi as Abi };
  await send({ ...collection, name: 'setStation', args: [station] });
  await send({ ...minting, name: 'grantRole', args: [minterRole, me] });
  await send({ address: money, abi: erc20Abi, name: 'transfer', args: [other, ether(100)] });
  const on = (from: typeof me) => (name: string, args: readonly unknown[]) =>
    send({ address: profile, abi: profileAbi as Abi, name, args, from });
  for (const from of [other, me]) {
    for (let count = 0; count < 3; count++) await send({ ...minting, name: 'mintCollectible', args: [from, 0n] });
    await send({ address: money, abi: erc20Abi, name: 'approve', args: [profile, maxUint256], from });
    await send({ ...collection, name: 'setApprovalForAll', args: [profile, true], from });
  }
  // Tokens 1 to 3 are the other's.
  await on(other)('createProfile', [1n, bunnies, 1n]);
  return {
    'profile: create': await on(me)('createProfile', [1n, bunnies, 4n]),
    'profile: change of the picture': await on(me)('updateProfile', [bunnies, 5n]),
    'profile: pause': await on(me)('pauseProfile', []),
  };
}

export const profileGas: GameGas = { targets, measure };
