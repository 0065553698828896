import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, erc20Abi, maxUint256, parseEther } from 'viem';
import { ifoAbi } from '../../generated/abi/ifo';
import { ifoFactoryAbi } from '../../generated/abi/ifo-factory';
import { listTokenAbi } from '../../generated/abi/list-token';
import { moneyTokenAbi } from '../../generated/abi/money-token';
import { pointCenterAbi } from '../../generated/abi/point-center';
import { ifoFactoryBytecode } from '../../generated/bytecode/ifo-factory';
import { listTokenBytecode } from '../../generated/bytecode/list-token';
import { moneyTokenBytecode } from '../../generated/bytecode/money-token';
import { pointCenterBytecode } from '../../generated/bytecode/point-center';
import type { GameGas } from '../game-gas';
import { makeMembers } from '../make-members';
import type { MeasuredChain } from '../measured-chain';

const ether = (amount: number) => parseEther(`${amount}`);

const targets = {
  'ifo: deposit, again': { goal: 67_000, pancake: 85_794 },
  'ifo: harvest, the first': { goal: 78_000, pancake: 125_303 },
} as const;

/** An oversubscribed Unlimited pool with two accounts; the one that harvests first has some of the token already. */
async function measure(measured: MeasuredChain): Promise<Readonly<Record<string, bigint>>> {
  const { user, client, chain, create, send } = measured;
  const me = user.address;
  const money = await create(moneyTokenAbi, moneyTokenBytecode, [me, me, ether(1_000_000)]);
  const offered = await create(listTokenAbi, listTokenBytecode, ['Offer', 'OFFR', 18, ether(1_000_000), me]);
  const { other, profile } = await makeMembers(measured, money);
  const center = await create(pointCenterAbi, pointCenterBytecode, [profile, me]);
  const factory = await create(ifoFactoryAbi, ifoFactoryBytecode, [center, me, me, me]);
  await send({ address: offered, abi: erc20Abi, name: 'approve', args: [factory, maxUint256] });
  const startBlock = (await client.getBlockNumber()) + 20n;
  const terms = {
    lpToken: money,
    offeringToken: offered,
    startBlock,
    endBlock: startBlock + 10n,
    minimumRaise: ether(1),
    admin: me,
    pools: [
      { offeringAmount: ether(100), raisingAmount: ether(10), limitPerUser: ether(2), hasTax: false },
      { offeringAmount: ether(400), raisingAmount: ether(40), limitPerUser: 0n, hasTax: true },
    ],
  };
  await send({ address: factory, abi: ifoFactoryAbi as Abi, name: 'deployIFO', args: [terms] });
  const read = { address: factory, abi: ifoFactoryAbi, functionName: 'ifos', args: [0n] } as const;
  const sale = checksumAddress(await client.readContract(read));
  for (const from of [other, me]) {
    await send({ address: money, abi: erc20Abi, name: 'approve', args: [sale, maxUint256], from });
  }
  const on = (name: string, args: readonly unknown[], from = me) =>
    send({ address: sale, abi: ifoAbi as Abi, name, args, from });
  const blocks = startBlock - (await client.getBlockNumber());
  if (blocks > 0n) await chain.mine({ blocks: Number(blocks) });
  await on('depositPool', [ether(50), 1], other);
  await on('depositPool', [ether(30), 1]);
  const again = await on('depositPool', [ether(20), 1]);
  await chain.mine({ blocks: 20 });
  return { 'ifo: deposit, again': again, 'ifo: harvest, the first': await on('harvestPool', [1]) };
}

export const ifoGas: GameGas = { targets, measure };
