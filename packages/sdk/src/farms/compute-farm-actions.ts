import { farmMasterAbi as abi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { isPaidBy } from '@besc/domain/farms/is-paid-by';
import type { Address } from '@besc/domain/shared/address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

/**
 * How often an account acted in farms, what it put in and took out (LP in wei), and the MONEY that was minted for it (wei). In all farms,
 * or those that `isAsked` says. Throws as `readContractEvents` does.
 */
export async function computeFarmActions(
  chain: ChainAt,
  farms: {
    readonly address: Address;
    readonly fromBlock: bigint;
    readonly money: Address;
    readonly account: Address;
    readonly isAsked?: (pid: number) => boolean;
  },
): Promise<Computed> {
  const { account, money, isAsked, ...master } = farms;
  const { fromBlock } = master;
  const indexed = [account];
  const names = ['Deposit', 'Withdraw', 'EmergencyWithdraw'] as const;
  const all = await readContractEvents(chain, { ...master, abi, names, indexed });
  const ofMoney = { address: money, abi: moneyTokenAbi, names: ['Emission'], fromBlock } as const;
  const minted = await readContractEvents(chain, { ...ofMoney, indexed });
  const payments = new Map(minted.map((event) => [`${event.transaction}-${event.logIndex}`, event]));
  const events = all.filter(({ args }) => isAsked?.(Number(args.pid)) ?? true);
  const sum = (isIn: boolean) =>
    events.reduce((total, { name, args }) => ((name === 'Deposit') === isIn ? total + args.amount : total), 0n);
  const paid = events.reduce((total, event) => {
    const payment = payments.get(`${event.transaction}-${event.logIndex - 1}`);
    return payment && isPaidBy({ ...event, account }, { ...payment, account }) ? total + payment.args.amount : total;
  }, 0n);
  const values = [BigInt(events.length), sum(true), sum(false), paid];
  return { values, fromBlock, events: all.length + minted.length };
}
