import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { min } from '@besc/domain/shared/math';
import { callErrors } from '@besc/sdk/shared/call-errors';
import { revertReason } from '@besc/sdk/shared/revert-reason';
import { rpcErrorKind } from '@besc/sdk/shared/rpc-error-kind';
import type { KeeperChain } from '../shared/keeper-chain';

/** A conversion that works now: how much LP, what it brings and the least to accept, in wei. */
export interface FittingConversion {
  readonly kind: 'fits';
  readonly pair: Address;
  readonly liquidity: bigint;
  readonly expectedMoney: bigint;
  readonly minimumMoney: bigint;
}

/** No part of the LP can be converted now. */
interface NoConversion {
  readonly kind: 'refused';
  readonly pair: Address;
  readonly reason: string;
}

const smallestPart = 128n;

/**
 * The largest part of a pair's LP, halving, that brings all but the tolerance of its worth at mean prices. A sale moves the
 * pairs it passes, so a large income in a thin market goes in pieces. The chain itself is asked, with the gas a conversion
 * may use: there is no second description of what it does.
 */
export async function fittingConversion(
  { client, account, deployment }: KeeperChain,
  options: {
    readonly pair: Address;
    readonly held: bigint;
    readonly toleranceBps: bigint;
    readonly least: bigint;
    readonly gas: bigint;
  },
): Promise<FittingConversion | NoConversion> {
  const { pair, held, toleranceBps, least, gas } = options;
  let reason = 'nothing is held';
  for (let part = 1n; part <= smallestPart && held / part > 0n; part *= 2n) {
    const liquidity = held / part;
    try {
      const { result } = await client.simulateContract({
        account,
        address: addressOf(deployment, 'swap', 'feeCollector'),
        abi: feeCollectorAbi,
        functionName: 'convertPair',
        args: [pair, liquidity, 0n],
        gas,
      });
      const [expectedMoney, worth] = result;
      const minimumMoney = (worth * (10_000n - toleranceBps)) / 10_000n;
      // The rest of the halves would bring still less.
      if (expectedMoney < least)
        return { kind: 'refused', pair, reason: `1/${part} brings ${expectedMoney} wei of MONEY` };
      if (expectedMoney >= minimumMoney) {
        return { kind: 'fits', pair, liquidity, expectedMoney, minimumMoney: min(minimumMoney, expectedMoney) };
      }
      reason = `1/${part} brings ${expectedMoney} of ${worth} wei of MONEY`;
    } catch (error) {
      // A node that does not answer says nothing about the pair.
      if (!['reverted', 'too-heavy'].includes(rpcErrorKind(error))) throw error;
      reason = revertReason(error, await callErrors(feeCollectorAbi)) ?? 'no reason given';
      if (reason !== 'InsufficientMoney') return { kind: 'refused', pair, reason };
    }
  }
  return { kind: 'refused', pair, reason };
}
