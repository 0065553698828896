import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { max } from '@besc/domain/shared/math';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { convertFeesCall, observePairsCall } from '@besc/sdk/swap/fee-calls';
import { formatEther, parseEventLogs } from 'viem';
import type { KeeperContext } from '../shared/keeper-task';
import { stateFile } from '../shared/state-file';
import type { KeeperTransaction } from '../shared/transaction-sender';
import { tryCall } from '../shared/try-call';
import { type FittingConversion, fittingConversion } from './fitting-conversion';
import { gasPerConversion, leastThatPays, type ObservationPlan, observationPlan } from './observation-plan';
import {
  isPaused,
  lostInADay,
  type Pauses,
  parsePauses,
  storedPauses,
  withoutPause,
  withRefusal,
  withRevert,
} from './pauses';
import { type FeeReading, feeReader } from './read-fees';
import type { SwapConfig } from './swap-config';

/** What a round did; amounts in wei. */
export interface RoundReport {
  readonly waiting: ObservationPlan['waiting'];
  /** Pairs noted, or to be noted in a dry run. */
  readonly observed: readonly Address[];
  /** Conversions found to work, in the order they were sent. */
  readonly planned: readonly FittingConversion[];
  readonly converted: readonly { readonly pair: Address; readonly toTreasury: bigint; readonly burned: bigint }[];
  /** Conversions that the chain refused, or that may use more gas than they pay for, with the reason. */
  readonly refused: readonly { readonly pair: Address; readonly reason: string }[];
  /** Conversions that were mined and reverted. */
  readonly reverted: readonly { readonly pair: Address; readonly hash: Hex }[];
  /** What such have cost within a day. */
  readonly lost: bigint;
  /** What ended the round at a pair: it could not be asked or sent. What was done before is told all the same. */
  readonly ended: { readonly pair: Address; readonly error: unknown } | undefined;
}

/** Pairs asked in a round for each conversion that may be sent: refusing ones use up no slot, but time. */
const triesPerConversion = 5;

/** Whether so much was lost within a day that nothing is sent until it is over. */
export function isSpent(lost: bigint, { revertedPerDay }: Pick<SwapConfig, 'revertedPerDay'>): boolean {
  return lost > 0n && lost >= revertedPerDay;
}

/** Conversion of collected fees, round by round; safe to stop and start at any moment. */
export function feeConverter(
  options: Omit<KeeperContext, 'registry' | 'priceTimes'> & { readonly config: SwapConfig },
) {
  const { chain, keeper, config, sender, log, signal } = options;
  const { deployment, gasPrice } = chain;
  const feeCollector = addressOf(deployment, 'swap', 'feeCollector');
  const readFees = feeReader(chain);
  const store = stateFile<Pauses>({
    file: keeper.stateFile,
    slug: 'swap',
    genesisHash: deployment.genesisHash,
    empty: new Map(),
    parse: parsePauses,
    format: storedPauses,
  });

  const send = (transaction: KeeperTransaction, what: Record<string, unknown>) =>
    sender.send(transaction, (hash) => log.info({ ...what, hash }, 'transaction sent'));

  const observe = async (pairs: readonly Address[]) => {
    // The pairs are ours and cost the same each, however many they are.
    const gas = 60_000n + 150_000n * BigInt(pairs.length);
    const call = encodeCall(observePairsCall(feeCollector, pairs));
    const receipt = await send({ ...call, gas }, { observed: pairs.length });
    if (receipt.status !== 'success') throw new Error(`observing was reverted: ${receipt.transactionHash}`);
  };

  /**
   * The transaction of a conversion whose gas, all that it may use, is paid for by what it brings: a token may use more than is usual,
   * and all of it when it is mined.
   */
  const payingTransaction = async (found: FittingConversion, fees: FeeReading) => {
    const { expectedMoney } = found;
    const tried = await tryCall(chain, convertFeesCall(feeCollector, found), { most: config.gasLimit, gasPrice });
    if (tried.kind === 'refused') return tried;
    const { gas } = tried.transaction;
    if (expectedMoney < leastForGas(fees, gas)) {
      return { kind: 'refused', reason: `${gas} gas costs too much for ${expectedMoney} wei of MONEY` } as const;
    }
    return tried;
  };

  const convert = async (pair: Address, transaction: KeeperTransaction) => {
    const receipt = await send(transaction, { pair });
    if (receipt.status !== 'success') {
      const cost = receipt.gasUsed * (receipt.effectiveGasPrice ?? gasPrice);
      return { kind: 'reverted', hash: receipt.transactionHash, cost } as const;
    }
    const logs = parseEventLogs({ abi: feeCollectorAbi, eventName: 'FeesConverted', logs: receipt.logs });
    const { toTreasury = 0n, burned = 0n } = logs[0]?.args ?? {};
    return { kind: 'converted', pair, toTreasury, burned } as const;
  };

  /**
   * Pairs that ended a round, the last of them last. They are asked after all others, so that one that a node never answers
   * for keeps no other from its turn.
   */
  const unanswered = new Set<Address>();
  const answeredFirst = (pairs: readonly Address[]) => [
    ...pairs.filter((pair) => !unanswered.has(pair)),
    ...[...unanswered].filter((pair) => pairs.includes(pair)),
  ];

  /** Reads what was collected, notes what has to be noted, converts what pays. With `dryRun`, sends nothing. */
  return async function round({ dryRun = false } = {}): Promise<RoundReport> {
    const fees = await readFees();
    let pauses = await store.load();
    const { minimumMoney, maximumCostBps } = config;
    const paused = (pair: Address) => isPaused(pauses, pair, fees.now);
    const plan = observationPlan(fees, { minimumMoney, maximumCostBps, gasPrice, isPaused: paused });
    const planned: RoundReport['planned'][number][] = [];
    const converted: RoundReport['converted'][number][] = [];
    const refused: RoundReport['refused'][number][] = [];
    const reverted: RoundReport['reverted'][number][] = [];
    const lost = () => lostInADay(pauses, fees.now);
    const report = (changes: Partial<RoundReport> = {}): RoundReport => ({
      waiting: plan.waiting,
      observed: plan.observe,
      planned,
      converted,
      refused,
      reverted,
      ended: undefined,
      lost: lost(),
      ...changes,
    });
    const refuse = async (pair: Address, reason: string) => {
      log.warn({ pair, reason }, 'conversion refused');
      refused.push({ pair, reason });
      pauses = withRefusal(pauses, pair, fees.now);
      if (!dryRun) await store.save(pauses);
    };
    const noteRevert = async (pair: Address, { hash, cost }: { hash: Hex; cost: bigint }) => {
      log.warn({ pair, hash, cost: formatEther(cost) }, 'conversion reverted');
      reverted.push({ pair, hash });
      pauses = withRevert(pauses, pair, { now: fees.now, cost });
      await store.save(pauses);
    };
    if (!dryRun && isSpent(lost(), config)) return report({ observed: [] });
    if (!dryRun && !(await sender.isFree())) {
      log.warn('an earlier transaction is still pending; nothing is sent');
      return report();
    }
    if (!dryRun && plan.observe.length > 0) await observe(plan.observe);

    for (const { pair, reason } of plan.waiting) log.debug({ pair, reason }, 'pair waits');

    // What the chain does not take uses up no turn.
    let turns = 0;
    const take = async (pair: Address) => {
      const found = await fittingConversion(chain, {
        pair,
        held: fees.held.get(pair)?.liquidity ?? 0n,
        toleranceBps: config.toleranceBps,
        least: max(minimumMoney, leastForGas(fees, gasPerConversion)),
        gas: config.gasLimit,
      });
      if (found.kind === 'refused') return refuse(pair, found.reason);
      planned.push(found);
      const tried = await payingTransaction(found, fees);
      if (tried.kind === 'refused') return refuse(pair, tried.reason);
      if (dryRun) {
        turns += 1;
        return;
      }
      const outcome = await convert(pair, tried.transaction);
      if (outcome.kind === 'reverted') return noteRevert(pair, outcome);
      const { kind: _, ...done } = outcome;
      log.info({ ...done, toTreasury: `${done.toTreasury}`, burned: `${done.burned}` }, 'fees converted');
      converted.push(done);
      turns += 1;
      pauses = withoutPause(pauses, pair);
      await store.save(pauses);
    };
    const candidates = answeredFirst(plan.ready).slice(0, config.conversionsPerRound * triesPerConversion);
    for (const pair of candidates) {
      if (signal.aborted || turns >= config.conversionsPerRound) break;
      if (!dryRun && isSpent(lost(), config)) break;
      try {
        await take(pair);
        unanswered.delete(pair);
      } catch (error) {
        // One that stood there already moves to the end.
        unanswered.delete(pair);
        unanswered.add(pair);
        log.warn({ pair }, 'conversion could not be asked for or sent; the round ends');
        return report({ ended: { pair, error } });
      }
    }
    return report();
  };

  /** The least MONEY for which so much gas stays within the part that it may cost. */
  function leastForGas(fees: FeeReading, gas: bigint): bigint {
    return leastThatPays({ gas, gasPrice, coinPrice: fees.coinPrice, maximumCostBps: config.maximumCostBps });
  }
}
