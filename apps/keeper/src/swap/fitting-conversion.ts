import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { min } from '@besc/domain/shared/math';
import type { ChainClient } from '@besc/sdk/shared/nodes/chain-client';
import { callRequest } from '@besc/sdk/shared/writes/call-request';
import { convertFeesCall } from '@besc/sdk/swap/fee-calls';
import type { NamedContracts } from '@besc/wire/settings/named-contract';
import { decodeFunctionResult, numberToHex } from 'viem';
import { callRefusal } from '../shared/call-refusal';
import type { KeeperAccount } from '../shared/keeper-key';

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
/** What the collector says where a smaller part may do. */
const tooMuch = new Set(['InsufficientMoney', 'ThinMarket']);

/**
 * The largest part of a pair's LP, halving, that brings all but the tolerance of its worth at mean prices. A sale moves the
 * pairs it passes, at most a twentieth of what they have proven, so a large income in a thin market goes in pieces. The chain itself is asked, with the gas a conversion
 * may use and at its price, which a token could look at: there is no second description of what it does. Throws what is no answer
 * of the chain.
 */
export async function fittingConversion(
  {
    client,
    account,
    deployment,
    gasPrice,
  }: {
    readonly client: ChainClient;
    readonly deployment: NamedContracts;
    readonly gasPrice: bigint;
    readonly account: Pick<KeeperAccount, 'address'>;
  },
  options: {
    readonly pair: Address;
    readonly held: bigint;
    readonly toleranceBps: bigint;
    readonly least: bigint;
    readonly gas: bigint;
  },
): Promise<FittingConversion | NoConversion> {
  const { pair, held, toleranceBps, least, gas } = options;
  const collector = addressOf(deployment, 'swap', 'feeCollector');
  let reason = 'nothing is held';
  for (let part = 1n; part <= smallestPart && held / part > 0n; part *= 2n) {
    const liquidity = held / part;
    const call = convertFeesCall(collector, { pair, liquidity, minimumMoney: 0n });
    const request = { ...callRequest({ call, account: account.address, gasPrice }), gas: numberToHex(gas) };
    try {
      // Not viem's simulation, which calls an internal error of the node a revert.
      const data = await client.request({ method: 'eth_call', params: [request, 'latest'] });
      const result = decodeFunctionResult({ abi: feeCollectorAbi, functionName: 'convertPair', data });
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
      const refusal = await callRefusal(error, { abi: feeCollectorAbi, most: gas });
      // A node that does not answer says nothing about the pair.
      if (refusal === undefined) throw error;
      reason = refusal;
      if (!tooMuch.has(reason)) return { kind: 'refused', pair, reason };
    }
  }
  return { kind: 'refused', pair, reason };
}
