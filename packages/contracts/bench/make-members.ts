import type { Address } from '@besc/domain/shared/address';
import { type Abi, erc20Abi, maxUint256, parseEther } from 'viem';
import { minterRole } from '../deploy/minter-role';
import { publicAccount } from '../deploy/public-account';
import { bunniesAbi } from '../generated/abi/bunnies';
import { mintingStationAbi } from '../generated/abi/minting-station';
import { profileAbi } from '../generated/abi/profile';
import { bunniesBytecode } from '../generated/bytecode/bunnies';
import { mintingStationBytecode } from '../generated/bytecode/minting-station';
import { profileBytecode } from '../generated/bytecode/profile';
import type { MeasuredChain } from './measured-chain';

const ether = (amount: number) => parseEther(`${amount}`);

/** One team with two members: another account, which is given 1000 of `money`, and the one that is measured. */
export async function makeMembers({ user, create, send }: MeasuredChain, money: Address, kinds = ['Bunny']) {
  const me = user.address;
  const other = publicAccount(1).address;
  const bunnies = await create(bunniesAbi, bunniesBytecode, [me, kinds]);
  const station = await create(mintingStationAbi, mintingStationBytecode, [me, bunnies]);
  const costs = [ether(5), ether(2), ether(2)];
  const profile = await create(profileAbi, profileBytecode, [money, me, me, costs, [['Team', 'One']], [bunnies]]);
  const minting = { address: station, abi: mintingStationAbi as Abi };
  await send({ address: bunnies, abi: bunniesAbi as Abi, name: 'setStation', args: [station] });
  await send({ ...minting, name: 'grantRole', args: [minterRole, me] });
  await send({ address: money, abi: erc20Abi, name: 'transfer', args: [other, ether(1000)] });
  for (const [index, from] of [other, me].entries()) {
    await send({ ...minting, name: 'mintCollectible', args: [from, 0n] });
    await send({ address: money, abi: erc20Abi, name: 'approve', args: [profile, maxUint256], from });
    await send({ address: bunnies, abi: bunniesAbi as Abi, name: 'setApprovalForAll', args: [profile, true], from });
    const args = [1n, bunnies, BigInt(index + 1)];
    await send({ address: profile, abi: profileAbi as Abi, name: 'createProfile', args, from });
  }
  return { other, station, profile };
}
