import { addressOf } from '@besc/contracts/deploy/address-of';
import { ticketsCost, usualTerms } from '@besc/domain/lottery/lottery-draw';
import type { Address } from '@besc/domain/shared/address';
import {
  closeLotteryCall,
  drawLotteryCall,
  injectFundsCall,
  openRefundsCall,
  startLotteryCall,
} from '@besc/sdk/lottery/lottery-operator-calls';
import { commitCall, revealCall } from '@besc/sdk/random/random-calls';
import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type Hex, keccak256, parseEther, toHex } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import type { LotteryState, RoundState } from './lottery-reads';
import { drawTimeAfter } from './round-times';

/** MONEY that the treasury adds to each round. */
const injection = parseEther('2500');
const { divisor, shares } = usualTerms;
/** So long after the draw's time the secret has come too late, where the chain has gone on. */
const lateSeconds = 3600;

/** What the operator sends for the rounds of a history. */
export interface OperatorRounds {
  /** Commits to a secret, opens the next round and adds to its prizes. */
  open(
    before: LotteryState,
    now: { readonly time: number; readonly price: bigint },
  ): {
    readonly round: LotteryState;
    readonly transactions: readonly HistoryTransaction[];
  };
  close(round: RoundState): HistoryTransaction;
  /** Tells the secret and draws; when it is too late for that, gives all back. */
  settle(round: LotteryState, time: number): readonly HistoryTransaction[];
  /** Gives an account exactly what so many tickets cost, and lets it pay. */
  gift(round: RoundState, to: { readonly account: Address; readonly tickets: number }): readonly HistoryTransaction[];
}

/** Secrets follow from the seed and the number of the commitment. */
export function operatorRounds(options: { deployment: Deployment; operator: Address; seed: string }): OperatorRounds {
  const { deployment, operator, seed } = options;
  const lottery = addressOf(deployment, 'lottery', 'game');
  const source = addressOf(deployment, 'random', 'source');
  const money = addressOf(deployment, 'tokens', 'money');
  const send = (call: ContractCall) => sentCall(operator, call, 600_000n);
  const secretOf = (id: bigint): Hex => keccak256(toHex(`${seed} secret ${id}`));
  return {
    open(before, { time, price }) {
      const hash = commitmentOf(secretOf(before.committed));
      const id = before.id + 1n;
      const endTime = drawTimeAfter(time);
      const { committed, reserved } = before;
      const next = { id, status: 'open', endTime, price, divisor, number: 0 } as const;
      const allowances = before.id === 0n ? [source, lottery].map((to) => approval(operator, money, to)) : [];
      return {
        round: { ...before, ...next, committed: committed + 1n, reserved: reserved + 1n },
        transactions: [
          ...allowances,
          send(commitCall(source, hash)),
          send(startLotteryCall(lottery, { endTime, price, divisor, shares })),
          send(injectFundsCall(lottery, id, injection)),
        ],
      };
    },
    close: ({ id }) => send(closeLotteryCall(lottery, id)),
    settle({ id, endTime, reserved }, time) {
      if (time > endTime + lateSeconds) return [send(openRefundsCall(lottery, id))];
      const word = reserved - 1n;
      return [send(revealCall(source, word, secretOf(word))), send(drawLotteryCall(lottery, id))];
    },
    gift({ price, divisor: parts }, { account, tickets }) {
      const cost = ticketsCost({ price, divisor: parts, count: BigInt(tickets) });
      return [transfer(operator, money, { to: account, amount: cost }), approval(account, money, lottery, cost)];
    },
  };
}
