import type { Position } from '@besc/domain/prediction/bet-outcome';
import type { Address } from '@besc/domain/shared/address';
import { nativeCoin } from '@besc/domain/shared/token';
import {
  betCall,
  betGas,
  claimCall,
  claimGas,
  oldClaimCall,
  withdrawCreditCall,
} from '@besc/sdk/prediction/prediction-calls';
import { messageAmount } from '../../blocks/language/message-amount';
import type { Action, Step } from '../../blocks/transactions/action';

const coin = nativeCoin(2372);

/** What can have changed between the screen and the chain: a round went on, a claim came from elsewhere. */
const refusals = {
  NotBettable: { text: 'entries to this round are closed' },
  SecondBet: { text: 'you have entered this round already' },
  BelowMinimum: { text: 'the amount is below the minimum' },
  NotEligible: { text: 'one of the rounds owes you nothing, or was collected already' },
  NothingToSend: { text: 'nothing is left to withdraw' },
} as const;

function actionOf(step: Step): Action {
  return {
    summary: step.summary,
    steps: [{ ...step, refusals }],
    refresh: [['prediction-bets'], ['prediction-record']],
  };
}

/** Bets wei on UP or DOWN of a round. */
export function enterAction(game: Address, bet: { epoch: number; position: Position; amount: bigint }): Action {
  const { epoch, position, amount } = bet;
  return actionOf({
    kind: 'transact',
    summary: {
      text:
        position === 'bull'
          ? 'Enter UP with %amount% BESC in round %round%'
          : 'Enter DOWN with %amount% BESC in round %round%',
      values: { round: String(epoch) },
      amounts: { amount: messageAmount(amount, coin, 'paid') },
    },
    toast: {
      title: { text: 'Success!' },
      description: { text: position === 'bull' ? 'UP position entered' : 'DOWN position entered' },
      failure: { text: 'An error occurred, unable to enter your position' },
    },
    gas: betGas,
    calls: () => [betCall(game, bet)],
    shows: {
      ...{ address: game, functionName: position === 'bull' ? 'betBull' : 'betBear' },
      ...{ value: amount, args: { epoch: BigInt(epoch) } },
    },
  });
}

/** Takes what these rounds give, `amount` wei in all, wins and refunds alike. */
export function claimAction(game: Address, epochs: readonly number[], amount: bigint | undefined): Action {
  const [only] = epochs;
  return actionOf({
    kind: 'transact',
    summary:
      epochs.length === 1
        ? { text: 'Collect the winnings of round %round%', values: { round: String(only) } }
        : { text: 'Collect the winnings of %count% rounds', values: { count: epochs.length } },
    toast: {
      title: { text: 'Winnings collected!' },
      description:
        amount === undefined
          ? { text: 'Your prizes have been sent to your wallet' }
          : {
              text: '%amount% BESC have been sent to your wallet',
              amounts: { amount: messageAmount(amount, coin, 'held') },
            },
    },
    gas: claimGas(epochs.length),
    calls: () => [claimCall(game, epochs)],
    shows: { address: game, functionName: 'claim', args: { epochs: epochs.map(BigInt) } },
  });
}

/** Takes what the earlier game owes. */
export function oldClaimAction(claims: Address, owed: readonly { epoch: bigint; amount: bigint }[]): Action {
  const epochs = owed.map(({ epoch }) => epoch);
  const amount = owed.reduce((sum, one) => sum + one.amount, 0n);
  return actionOf({
    kind: 'transact',
    summary: { text: 'Collect %amount% BESC of v0.1', amounts: { amount: messageAmount(amount, coin, 'held') } },
    toast: {
      title: { text: 'Winnings collected!' },
      description: { text: 'Your prizes have been sent to your wallet' },
    },
    calls: ({ account }) => [oldClaimCall(claims, epochs, account)],
    shows: { address: claims, functionName: 'claim', args: { epochs, to: 'account' } },
  });
}

/** Takes to the wallet what could not be sent when it was claimed. */
export function creditAction(game: Address, credit: bigint): Action {
  return actionOf({
    kind: 'transact',
    summary: { text: 'Withdraw a credit of %amount% BESC', amounts: { amount: messageAmount(credit, coin, 'held') } },
    calls: ({ account }) => [withdrawCreditCall(game, account)],
    shows: { address: game, functionName: 'withdrawCredit', args: { to: 'account' } },
  });
}
