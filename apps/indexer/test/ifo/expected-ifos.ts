import { ifoAbi } from '@besc/contracts/abi/ifo';
import { ifoFactoryAbi } from '@besc/contracts/abi/ifo-factory';
import type { Chain } from '@besc/localnet/chain';
import type { Abi, Hex } from 'viem';
import { argsOf } from '../support/args-of';
import { type RawLog, readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

interface Told {
  readonly log: RawLog;
  readonly args: Record<string, unknown>;
}

export const ifoTables = ['ifo', 'ifoAccount', 'ifoAction'] as const;

const lower = (value: unknown) => String(value).toLowerCase();
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
const sum = (events: readonly Told[], name: string) =>
  String(events.reduce((total, { args }) => total + (args[name] as bigint), 0n));

/** The tables of the sales from nothing but raw logs: each figure is a sum over the events that tell of it. */
export async function expectedIfos(chain: Chain, factory: Hex | undefined): Promise<Tables> {
  const made = (factory === undefined ? [] : await readLogs(chain, [factory])).flatMap((log) => {
    const args = argsOf(log, ifoFactoryAbi as Abi);
    return args.event === 'NewIFOContract' ? [{ log, args }] : [];
  });
  const addresses = made.map(({ args }) => args.ifo as Hex);
  // Without an address a node gives the logs of all contracts.
  const logs = addresses.length === 0 ? [] : await readLogs(chain, addresses);
  const sales = made.map((creation) => saleRows(creation, logs));
  return {
    ifo: byId(sales.map(({ sale }) => sale)),
    ifoAccount: byId(sales.flatMap(({ accounts }) => accounts)),
    ifoAction: byId(sales.flatMap(({ actions }) => actions)),
  };
}

function saleRows({ log: birth, args }: Told, logs: readonly RawLog[]) {
  const id = lower(args.ifo);
  const told = logs.filter(({ address }) => address === id).map((log) => ({ log, args: argsOf(log, ifoAbi as Abi) }));
  const named = (event: string, pid?: number) =>
    told.filter((one) => one.args.event === event && (pid === undefined || one.args.pid === pid));
  const [basic, unlimited] = [0, 1].map((pid) => named('PoolParametersSet', pid).at(-1)?.args ?? {});
  const window = named('NewStartAndEndBlocks').at(-1)?.args;
  const [deposits, harvests, withdrawals] = [named('Deposit'), named('Harvest'), named('AdminWithdraw')];
  const people = [...new Set(deposits.map((one) => lower(one.args.user)))];
  const sale: Row = {
    id,
    round: Number(args.round),
    raisedTokenId: lower(args.lpToken),
    offeringTokenId: lower(args.offeringToken),
    minimumRaise: String(args.minimumRaise),
    startBlock: Number(window?.startBlock),
    endBlock: Number(window?.endBlock),
    basicOffering: String(basic?.offeringAmount),
    basicRaising: String(basic?.raisingAmount),
    basicLimit: String(basic?.limitPerUser),
    basicTotal: sum(named('Deposit', 0), 'amount'),
    unlimitedOffering: String(unlimited?.offeringAmount),
    unlimitedRaising: String(unlimited?.raisingAmount),
    unlimitedTotal: sum(named('Deposit', 1), 'amount'),
    hasTax: unlimited?.hasTax,
    participants: people.length,
    harvests: harvests.length,
    offeringPaid: sum(harvests, 'offeringAmount'),
    refunded: sum(harvests, 'excessAmount'),
    ownerRaised: sum(withdrawals, 'amountLP'),
    ownerOffering: sum(withdrawals, 'amountOfferingToken'),
    block: birth.block,
    timestamp: birth.time,
  };
  const accounts = people.map((account): Row => {
    const own = (event: string, pid?: number) => named(event, pid).filter((one) => lower(one.args.user) === account);
    const last = told.findLast(
      (one) => lower(one.args.user) === account && ['Deposit', 'Harvest'].includes(String(one.args.event)),
    );
    const debt = told.findLast(
      (one) => lower(one.args.user) === account && String(one.args.event).startsWith('Offering'),
    );
    return {
      id: `${id}-${account}`,
      ifoId: id,
      account,
      basicAmount: sum(own('Deposit', 0), 'amount'),
      unlimitedAmount: sum(own('Deposit', 1), 'amount'),
      offering: sum(own('Harvest'), 'offeringAmount'),
      refund: sum(own('Harvest'), 'excessAmount'),
      hasHarvestedBasic: own('Harvest', 0).length > 0,
      hasHarvestedUnlimited: own('Harvest', 1).length > 0,
      owed: debt?.args.event === 'OfferingOwed' ? String(debt.args.amount) : '0',
      block: last?.log.block,
      timestamp: last?.log.time,
    };
  });
  const actions = [...deposits, ...harvests].map((one): Row => {
    const isDeposit = one.args.event === 'Deposit';
    return {
      id: `${one.log.hash}-${one.log.logIndex}`,
      ifoId: id,
      account: lower(one.args.user),
      pid: one.args.pid,
      kind: isDeposit ? 'deposit' : 'harvest',
      amount: String(isDeposit ? one.args.amount : one.args.excessAmount),
      offering: isDeposit ? '0' : String(one.args.offeringAmount),
      hash: one.log.hash,
      block: one.log.block,
      timestamp: one.log.time,
    };
  });
  return { sale, accounts, actions };
}
