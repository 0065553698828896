import { farmMasterAbi as abi } from '@besc/contracts/abi/farm-master';
import type { Address } from '@besc/domain/shared/address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

/** How often an account acted in all farms, and what it put in and took out (LP in wei). Throws as `readContractEvents` does. */
export async function computeFarmActions(
  chain: ChainAt,
  farms: { readonly address: Address; readonly fromBlock: bigint; readonly account: Address },
): Promise<Computed> {
  const { account, ...master } = farms;
  const names = ['Deposit', 'Withdraw', 'EmergencyWithdraw'] as const;
  const events = await readContractEvents(chain, { ...master, abi, names, indexed: [account] });
  const sum = (isIn: boolean) =>
    events.reduce((all, { name, args }) => ((name === 'Deposit') === isIn ? all + args.amount : all), 0n);
  return { values: [BigInt(events.length), sum(true), sum(false)], fromBlock: master.fromBlock, events: events.length };
}
