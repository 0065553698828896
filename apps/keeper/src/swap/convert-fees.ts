import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import type { Address } from '@besc/domain/shared/token';
import type { Logger } from 'pino';
import { BaseError, maxUint256, parseEventLogs } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import type { KeeperConfig } from '../shared/keeper-config';
import { averagePrice, type PriceObservations, withObservation } from './average-price';
import { type ConversionDecision, conversionPlan } from './conversion-plan';
import { observationStore } from './observation-store';
import { readMarket } from './read-market';

/** What a round did; amounts in MONEY wei. */
export interface RoundReport {
  readonly decisions: readonly ConversionDecision[];
  readonly converted: readonly { readonly pair: Address; readonly toTreasury: bigint; readonly burned: bigint }[];
  /** Conversions that were decided but refused by the chain, with the reason. */
  readonly refused: readonly { readonly pair: Address; readonly reason: string }[];
}

/** This key may not convert. */
class NotOperatorError extends Error {
  readonly code = 'NOT_OPERATOR';
}

/** Makes sure that the service's key is the collector's operator or owner. Throws NotOperatorError. */
export async function requireOperator({ client, account, deployment }: KeeperChain): Promise<void> {
  const read = (functionName: 'operator' | 'owner') =>
    client.readContract({ address: deployment.contracts.feeCollector, abi: feeCollectorAbi, functionName });
  const [operator, owner] = await Promise.all([read('operator'), read('owner')]);
  if (account.address !== operator && account.address !== owner) {
    throw new NotOperatorError(`${account.address} is neither the operator (${operator}) nor the owner (${owner}).`);
  }
}

/** Conversion of collected fees, round by round; safe to stop and start at any moment. */
export function feeConverter(options: { chain: KeeperChain; config: KeeperConfig; log: Logger }) {
  const { chain, config, log } = options;
  const { client, account, deployment } = chain;
  const store = observationStore(config.stateFile, deployment.genesisHash);
  const standard = new Map(deployment.tokens.map(({ address, kind }) => [address, kind !== 'high-slippage']));
  // Untaxed is what the deployment says is standard, or what nobody has described.
  const taxBpsOf = (token: Address) => config.taxesBps.get(token) ?? (standard.get(token) === false ? undefined : 0n);

  const convert = async (decision: ConversionDecision & { kind: 'convert' }) => {
    const { feeCollector } = deployment.contracts;
    const call = {
      account,
      address: feeCollector,
      abi: feeCollectorAbi,
      functionName: 'convertPair',
      args: [decision.pair, maxUint256, decision.minimumMoney],
    } as const;
    // The chain refuses before anything is sent: a reverted conversion would cost gas and bring nothing.
    const gas = await client.estimateContractGas(call);
    const hash = await chain.wallet.writeContract({
      ...call,
      chain: chain.wallet.chain,
      gas: (gas * 12n) / 10n,
      gasPrice: chain.gasPrice,
    });
    log.info({ pair: decision.pair, hash }, 'conversion sent');
    const receipt = await client.waitForTransactionReceipt({ hash, timeout: 120_000 });
    if (receipt.status !== 'success') throw new Error(`transaction ${hash} was reverted`);
    const logs = parseEventLogs({ abi: feeCollectorAbi, eventName: 'FeesConverted', logs: receipt.logs });
    const { toTreasury = 0n, burned = 0n } = logs[0]?.args ?? {};
    return { pair: decision.pair, toTreasury, burned };
  };

  /** Reads the market, remembers its prices, and decides. With `dryRun`, sends nothing. */
  return async function round({ dryRun = false } = {}): Promise<RoundReport> {
    const market = await readMarket(chain);
    const { averages, observations } = observed(await store.load(), market.observations, config.averageSeconds);
    await store.save(observations);
    const decisions = conversionPlan({
      collected: market.collected,
      pools: market.pools,
      averages,
      money: market.money,
      routeOf: market.routeOf,
      taxBpsOf,
      limits: config,
    });
    const converted: RoundReport['converted'][number][] = [];
    const refused: RoundReport['refused'][number][] = [];
    const worthwhile = decisions
      .filter((decision) => decision.kind === 'convert')
      .sort((a, b) => (a.expectedMoney < b.expectedMoney ? 1 : -1))
      .slice(0, config.conversionsPerRound);
    for (const decision of dryRun ? [] : worthwhile) {
      const [mined, sent] = await Promise.all([
        client.getTransactionCount({ address: account.address, blockTag: 'latest' }),
        client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
      ]);
      if (sent > mined) {
        log.warn({ pending: sent - mined }, 'an earlier transaction is still pending; nothing is sent');
        break;
      }
      try {
        const done = await convert(decision);
        log.info({ ...done, toTreasury: `${done.toTreasury}`, burned: `${done.burned}` }, 'fees converted');
        converted.push(done);
      } catch (error) {
        const reason = error instanceof BaseError ? error.shortMessage : String(error);
        log.warn({ pair: decision.pair, reason }, 'conversion refused');
        refused.push({ pair: decision.pair, reason });
      }
      // Each conversion moves prices: the next one is decided anew, in the next round, when it shares a pool.
      if (converted.length > 0 && sharesPool(decision.pair, worthwhile, market)) break;
    }
    for (const decision of decisions) {
      if (decision.kind === 'wait' && decision.reason !== 'nothing-collected') {
        log.debug({ pair: decision.pair, reason: decision.reason, detail: decision.detail }, 'pair waits');
      }
    }
    return { decisions, converted, refused };
  };
}

function observed(
  before: PriceObservations,
  now: Awaited<ReturnType<typeof readMarket>>['observations'],
  averageSeconds: number,
) {
  const averages = new Map<Address, bigint>();
  const observations = new Map<Address, ReturnType<typeof withObservation>>();
  for (const [pair, observation] of now) {
    const past = before.get(pair) ?? [];
    const average = averagePrice({ observations: past, now: observation, averageSeconds });
    if (average !== undefined) averages.set(pair, average);
    observations.set(pair, withObservation({ observations: past, now: observation, averageSeconds }));
  }
  return { averages, observations };
}

/** Whether a later conversion of this round would sell through a pool that the one of `pair` has just moved. */
function sharesPool(
  pair: Address,
  worthwhile: readonly ConversionDecision[],
  market: Awaited<ReturnType<typeof readMarket>>,
): boolean {
  const tokensOf = (address: Address) => {
    const pool = market.pools.find((entry) => entry.address === address);
    return pool ? [pool.token0, pool.token1].flatMap((token) => market.routeOf(token)) : [];
  };
  const moved = new Set(tokensOf(pair).filter((token) => token !== market.money));
  return worthwhile.some(({ pair: other }) => other !== pair && tokensOf(other).some((token) => moved.has(token)));
}
