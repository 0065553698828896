import { farmMasterAbi as abi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import { farmDepositCall } from '@besc/sdk/farms/farm-calls';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { erc20Abi } from 'viem';
import { addressAt } from '../history/address-at';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { OpeningWorld } from '../history/history-writer';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';

/** One part in ninety of the emission. */
const points = 100n;
/** Seconds that the farm goes on for after the end of the history. */
const runsFor = 5 * 86_400;

/**
 * The farm that an auction was won for: of WAGMI, added through the timelock, where its end waits. Two suppliers of the pair stake.
 * Rejects with OpeningError.
 */
export async function openSlot({ chain, deployment, end }: OpeningWorld): Promise<void> {
  const { owner, traders, suppliers } = chainRoles(chain);
  const client = chainClient(chain);
  const write = openingWriter(chain);
  const own = [
    deployment.tokens.find(({ symbol }) => symbol === 'WAGMI')?.address,
    addressOf(deployment, 'tokens', 'wbesc'),
  ];
  const pair = deployment.pairs.findIndex(({ token0, token1 }) => own.includes(token0) && own.includes(token1));
  const lp = deployment.pairs[pair]?.address;
  if (lp === undefined) return;
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };
  const farms = { address: addressOf(deployment, 'farms', 'master'), abi } as const;
  const pid = await client.readContract({ ...farms, functionName: 'poolLength' });
  const { timestamp } = await client.getBlock();
  const slot = timelockOperation(timelock, 'farm of an auction', [
    encodeCall(contractCall({ ...farms, functionName: 'add', args: [points, lp, true] })),
  ]);
  const delaySeconds = end - Number(timestamp) + runsFor;
  const ending = timelockOperation({ ...timelock, delaySeconds }, 'end of a farm of an auction', [
    encodeCall(contractCall({ ...farms, functionName: 'set', args: [pid, 0n, true] })),
  ]);
  const send = (call: typeof slot.schedule) => ({ from: owner.address, ...call, gas: 3_000_000n });
  await write('schedule of a farm', { transactions: [send(slot.schedule), send(ending.schedule)] });
  // Blocks of one second have the same time.
  await chain.rpc.request('evm_increaseTime', [timelock.delaySeconds]);
  await write('a farm that was won', { transactions: [send(slot.execute)] });

  const [winner, supplier] = [addressAt(traders, 0), addressAt(suppliers, pair % suppliers.length)];
  const held = { address: lp, abi: erc20Abi, functionName: 'balanceOf', args: [supplier] } as const;
  const amount = (await client.readContract(held)) / 5n;
  const place = { master: farms.address, pid: Number(pid) };
  const stakes = [winner, supplier].flatMap((account) => [
    approval(account, lp, farms.address),
    sentCall(account, farmDepositCall(place, amount)),
  ]);
  await write('stakes in it', { transactions: [transfer(supplier, lp, { to: winner, amount }), ...stakes] });
}
