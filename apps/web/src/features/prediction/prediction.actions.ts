import type { Position } from '@besc/domain/prediction/bet-outcome';
import type { Address } from '@besc/domain/shared/address';
import { nativeCoin } from '@besc/domain/shared/token';
import {
  betCall,
  betGas,
  claimCall,
  claimGas,
  creditLog,
  oldClaimCall,
  withdrawCreditCall,
} from '@besc/sdk/prediction/prediction-calls';
import { drawnAmount, drawnFigures } from '@besc/sdk/shared/writes/draw-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import type { Message } from '../../blocks/language/message';
import type { Action, StepToast } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';

const coin = nativeCoin(2372);

/** What can have changed between the screen and the chain: a round went on, a claim came from elsewhere. */
const refusals = {
  NotBettable: { text: 'entries for this round are closed' },
  SecondBet: { text: 'you’ve already entered this round' },
  BelowMinimum: { text: 'the amount is below the minimum' },
  BeyondMaximum: { text: 'the amount is more than the round can still take' },
  NotEligible: { text: 'one of the rounds has nothing to collect, or was already collected' },
  NothingToSend: { text: 'there’s nothing left to withdraw' },
} as const;

function gameAction(step: Parameters<typeof stepOf>[0]): Action {
  return actionOf(stepOf({ ...step, refusals }), { refresh: [['prediction-bets'], ['prediction-record']] });
}

const enterTexts = {
  bull: { text: 'Enter UP with %amount% BESC in round %round%', done: 'UP position entered' },
  bear: { text: 'Enter DOWN with %amount% BESC in round %round%', done: 'DOWN position entered' },
} as const;

/** Bets wei on UP or DOWN of a round. */
export function enterAction(game: Address, bet: { epoch: number; position: Position; amount: bigint }): Action {
  const { text, done } = enterTexts[bet.position];
  const failure = { text: 'An error occurred, unable to enter your position' };
  return gameAction({
    calls: () => [betCall(game, bet)],
    summary: (drawn) => ({
      text,
      ...amountPlaces(drawnAmount(drawn, 'Pay'), coin, 'paid', { round: String(drawnAmount(drawn, 'Round')) }),
    }),
    toast: { title: { text: 'Success!' }, description: { text: done }, failure },
    gas: betGas,
  });
}

/** Takes what these rounds give, `amount` wei in all, wins and refunds alike. */
export function claimAction(game: Address, epochs: readonly number[], amount: bigint | undefined): Action {
  const places = amount === undefined ? undefined : amountPlaces(amount, coin, 'held');
  return gameAction({
    summary: (drawn) => {
      const rounds = drawnFigures(drawn, 'Rounds');
      const values = { round: String(rounds[0]), count: rounds.length };
      return rounds.length === 1
        ? { text: 'Collect the winnings of round %round%', values }
        : { text: 'Collect the winnings of %count% rounds', values };
    },
    toast: {
      ...collected(places && { text: '%amount% BESC have been sent to your wallet', ...places }),
      unpaid: [
        {
          log: creditLog(game),
          description: { text: 'This couldn’t be sent to your account when you collected.' },
        },
      ],
    },
    gas: claimGas(epochs.length),
    calls: () => [claimCall(game, epochs)],
  });
}

function collected(description: Message = { text: 'Your prizes have been sent to your wallet' }): StepToast {
  return { title: { text: 'Winnings collected!' }, description };
}

/** Takes what the earlier game owes. */
export function oldClaimAction(claims: Address, owed: readonly { epoch: bigint; amount: bigint }[]): Action {
  const epochs = owed.map(({ epoch }) => epoch);
  const amount = owed.reduce((sum, one) => sum + one.amount, 0n);
  return gameAction({
    summary: { text: 'Collect %amount% BESC of v0.1', ...amountPlaces(amount, coin, 'held') },
    toast: collected(),
    calls: ({ account }) => [oldClaimCall(claims, epochs, account)],
  });
}

/** Takes to the wallet what could not be sent when it was claimed. */
export function creditAction(game: Address, credit: bigint): Action {
  return gameAction({
    summary: { text: 'Withdraw a credit of %amount% BESC', ...amountPlaces(credit, coin, 'held') },
    calls: ({ account }) => [withdrawCreditCall(game, account)],
  });
}
