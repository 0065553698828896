import { lotteryAbi as abi } from '@besc/contracts/abi/lottery';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Starts a round that is drawn at `endTime` (Unix seconds), with the price of a ticket in wei of MONEY. */
export function startLotteryCall(
  address: Address,
  round: {
    readonly endTime: number;
    readonly price: bigint;
    /** How much cheaper each further ticket is. */
    readonly divisor: bigint;
    /** How the pot is shared among the brackets, in hundredths of a percent. */
    readonly shares: readonly [bigint, bigint, bigint, bigint];
  },
): ContractCall {
  const args = [BigInt(round.endTime), round.price, round.divisor, round.shares] as const;
  return contractCall({ address, abi, functionName: 'startLottery', args });
}

/** Ends the sales of a round and asks for its number. */
export function closeLotteryCall(address: Address, round: bigint): ContractCall {
  return contractCall({ address, abi, functionName: 'closeLottery', args: [round] });
}

/** Draws the number of a round and opens its claims. */
export function drawLotteryCall(address: Address, round: bigint): ContractCall {
  return contractCall({ address, abi, functionName: 'drawFinalNumberAndMakeLotteryClaimable', args: [round] });
}

/** Gives back all tickets of a round that will have no number. */
export function openRefundsCall(address: Address, round: bigint): ContractCall {
  return contractCall({ address, abi, functionName: 'openRefunds', args: [round] });
}

/** Adds wei of MONEY to the pot of a round. */
export function injectFundsCall(address: Address, round: bigint, amount: bigint): ContractCall {
  return contractCall({ address, abi, functionName: 'injectFunds', args: [round, amount] });
}
