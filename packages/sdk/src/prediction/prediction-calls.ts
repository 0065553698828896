import { predictionAbi } from '@besc/contracts/abi/prediction';
import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import { type LogPattern, logPattern } from '../shared/reads/log-pattern';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { predictionClaimsMeaning, predictionMeaning } from './prediction-meaning';

/** Most gas that a bet usually takes, and its limit for a node that gives no estimate. */
export const betGas = 160_000n;
const betGasLimit = 200_000n;
/** Most gas of a claim of so many rounds. */
export const claimGas = (epochs: number) => 100_000n + 60_000n * BigInt(epochs);
/** The contract's own limit of one claim. */
export const claimEpochsMost = 200;

/** What is bet on the price at the close of an epoch; wei. */
interface Bet {
  readonly epoch: number;
  readonly position: 'bull' | 'bear';
  readonly amount: bigint;
}

/** Bets wei on a higher price (bull) or a lower one (bear) at the close of an epoch. Throws RequestError. */
export function betCall(address: Address, { epoch, position, amount: value }: Bet): ContractCall {
  if (value <= 0n) throw new RequestError('BET_AMOUNT', 'The amount must be above zero');
  const call = {
    ...predictionMeaning,
    address,
    args: [BigInt(epoch)],
    value,
    gasWithoutEstimate: betGasLimit,
  } as const;
  return contractCall({ ...call, functionName: position === 'bull' ? 'betBull' : 'betBear' });
}

/** Takes wins and refunds of these epochs, each once and at most 200, all or none. Throws RequestError. */
export function claimCall(game: Address, epochs: readonly number[]): ContractCall {
  const args = [checkedEpochs(epochs.map(BigInt))] as const;
  const gasWithoutEstimate = claimGas(epochs.length);
  return contractCall({ ...predictionMeaning, address: game, functionName: 'claim', args, gasWithoutEstimate });
}

/** Takes what the earlier game owes of these epochs, to `to`, all or none. Throws RequestError. */
export function oldClaimCall(claims: Address, epochs: readonly bigint[], to: Address): ContractCall {
  const args = [checkedEpochs(epochs), to] as const;
  const gasWithoutEstimate = claimGas(epochs.length);
  return contractCall({ ...predictionClaimsMeaning, address: claims, functionName: 'claim', args, gasWithoutEstimate });
}

/** What the game writes when a claim could not be sent to the account and was kept as its credit. */
export function creditLog(game: Address): LogPattern {
  return logPattern({ address: game, abi: predictionAbi, eventName: 'CreditAdded', args: { account: 'account' } });
}

/** Takes what could not be sent when it was claimed, to an address that can receive it. */
export function withdrawCreditCall(game: Address, to: Address): ContractCall {
  const args = [to] as const;
  return contractCall({
    ...predictionMeaning,
    address: game,
    functionName: 'withdrawCredit',
    args,
    gasWithoutEstimate: claimGas(1),
  });
}

function checkedEpochs(epochs: readonly bigint[]): readonly bigint[] {
  if (epochs.length === 0) throw new RequestError('CLAIM_EPOCHS', 'There is nothing to claim');
  if (epochs.length > claimEpochsMost) {
    throw new RequestError('CLAIM_EPOCHS', `At most ${claimEpochsMost} rounds can be claimed at once`);
  }
  if (new Set(epochs).size !== epochs.length) throw new RequestError('CLAIM_EPOCHS', 'A round is named twice');
  return epochs;
}
