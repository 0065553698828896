import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { mostPriceSteps, ticketPriceFor, usualTerms } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import {
  closeLotteryCall,
  drawLotteryCall,
  openRefundsCall,
  startLotteryCall,
} from '@besc/sdk/lottery/lottery-operator-calls';
import { raiseBondCall } from '@besc/sdk/random/random-calls';
import { formatEther } from 'viem';
import { type CallOutcome, callSender } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';
import { moneyPriceReader } from '../shared/money-price';
import { allowAtLeast, readHeldAndAllowed } from '../shared/token-allowance';
import { lostBonds } from './lost-bonds';
import type { LotteryConfig } from './lottery-config';
import { type LotteryPlan, type LotteryReading, type LotteryWait, lotteryPlan } from './lottery-plan';
import { readLottery } from './read-lottery';

/** What a look at the lottery led to. */
export interface LotteryOutcome {
  readonly step: 'raised' | 'started' | 'closed' | 'drawn' | 'refunded' | 'bond-taken' | undefined;
  readonly lotteryId: bigint;
  /** Whether the key may start rounds. */
  readonly isOperator: boolean;
  readonly waiting: LotteryWait | 'busy' | 'no-price' | 'no-number' | string | undefined;
  /** When the step that is waited for is due, seconds. */
  readonly until: number | undefined;
}

/** OPEN-59 to 62. */
const { divisor, shares } = usualTerms;
/**
 * Runs the lottery, look by look. Each step is one that the contract takes once; a look after a kill, a reorganisation or another
 * keeper's transaction finds the next one.
 */
export function lotteryRunner(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & { readonly config: Omit<LotteryConfig, 'operates'> },
) {
  const { chain, log, config } = options;
  const game = addressOf(chain.deployment, 'lottery', 'game');
  const money = addressOf(chain.deployment, 'tokens', 'money');
  const sendCall = callSender(options);
  const readPrice = moneyPriceReader(chain, config);
  const takeLostBond = lostBonds(options);

  const start = async (endTime: number, now: number): Promise<CallOutcome> => {
    const usdE18 = await readPrice(now);
    if (usdE18 === undefined || usdE18 === 0n) return { kind: 'refused', reason: 'no-price' };
    const step = await chain.client.readContract({ address: game, abi: lotteryAbi, functionName: 'priceStep' });
    const price = ticketPriceFor(usdE18, step);
    const outcome = await sendCall(startLotteryCall(game, { endTime, price, divisor, shares }));
    if (outcome.kind === 'done') {
      if (price === mostPriceSteps * step)
        log.warn({ price: formatEther(price) }, 'a ticket costs the most that it may');
      log.info({ endTime, price: formatEther(price), moneyUsd: formatEther(usdE18) }, 'lottery started');
    }
    return outcome;
  };

  /** Adds to the bond of the number, from the key's own MONEY, or what there is of it; it comes back with the word. */
  const raise = async (source: Address, wordId: bigint, wanted: bigint): Promise<CallOutcome> => {
    const held = await readHeldAndAllowed(chain, { token: money, holder: chain.account.address, spender: source });
    const amount = held.balance < wanted ? held.balance : wanted;
    if (amount === 0n) return { kind: 'refused', reason: 'too-little-money-for-bond' };
    const allowed = await allowAtLeast(sendCall, { token: money, spender: source, amount, ...held });
    if (allowed) return allowed.kind === 'done' ? { kind: 'busy' } : allowed;
    return await sendCall(raiseBondCall(source, wordId, amount));
  };

  const step = async (
    plan: Exclude<LotteryPlan, { kind: 'wait' }>,
    { lotteryId, wordId }: LotteryReading,
    now: number,
  ) => {
    if (plan.kind === 'raise') {
      const raised = await raise(plan.source, wordId, plan.amount);
      if (raised.kind !== 'refused' || plan.endTime === undefined) return { step: 'raised', outcome: raised } as const;
      // More is wanted than is needed: where the bond covers the pot as it is, no round waits for MONEY.
      const started = await start(plan.endTime, now);
      const isShort = started.kind === 'refused' && started.reason === 'BondTooSmall';
      return { step: 'started', outcome: isShort ? raised : started } as const;
    }
    if (plan.kind === 'start') return { step: 'started', outcome: await start(plan.endTime, now) } as const;
    if (plan.kind === 'close') {
      return { step: 'closed', outcome: await sendCall(closeLotteryCall(game, lotteryId)) } as const;
    }
    if (plan.kind === 'draw') {
      const drawn = await sendCall(drawLotteryCall(game, lotteryId));
      if (drawn.kind !== 'refused' || drawn.reason !== 'NoNumber') return { step: 'drawn', outcome: drawn } as const;
    }
    const refunded = await sendCall(openRefundsCall(game, lotteryId));
    const isTooSoon = refunded.kind === 'refused' && refunded.reason === 'NoRefund';
    const outcome: CallOutcome = isTooSoon ? { kind: 'refused', reason: 'no-number' } : refunded;
    return { step: 'refunded', outcome } as const;
  };

  /** One look, `now` being the time of the newest block. */
  return async function look(now: number): Promise<LotteryOutcome> {
    const state = await readLottery(chain);
    const { lotteryId, isOperator } = state;
    // The bond has to cover the treasury's share before it is there.
    const plan = lotteryPlan({ ...state, pot: state.pot + config.injection }, now, config);
    const told = { step: undefined, lotteryId, isOperator, waiting: undefined, until: undefined };
    // The next pot begins with it; what a round waits for comes first.
    const isBetween = plan.kind === 'start' || (plan.kind === 'raise' && plan.endTime !== undefined);
    const taken = isBetween || plan.kind === 'wait' ? await takeLostBond(state) : undefined;
    if (taken !== undefined) return { ...told, step: 'bond-taken', lotteryId: taken };
    if (plan.kind === 'wait') {
      const due = { sales: state.endTime - state.salesPause, 'draw-to-come': state.endTime };
      const until = plan.reason === 'sales' || plan.reason === 'draw-to-come' ? due[plan.reason] : undefined;
      return { ...told, waiting: plan.reason, until };
    }
    const { step: name, outcome } = await step(plan, state, now);
    if (outcome.kind === 'busy') return { ...told, waiting: 'busy' };
    if (outcome.kind === 'refused') {
      log.debug({ lotteryId: `${lotteryId}`, step: name, reason: outcome.reason }, 'step refused');
      return { ...told, waiting: outcome.reason };
    }
    if (name !== 'started')
      log.info({ lotteryId: `${lotteryId}`, step: name, hash: outcome.hash }, 'lottery step done');
    return { ...told, step: name };
  };
}
