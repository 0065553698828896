import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concat, getContractAddress, keccak256 } from 'viem';
import { pairInitCodeHash } from '../generated/deployments/pair-init-code-hash';
import { DeployError } from './deploy-error';
import { plannedTokens } from './planned-tokens';
import type { AddressById, PlanInput } from './slug-plan';

type PlannedPair = Deployment['pairs'][number];

/** The pairs of a plan with the addresses that the factory will give them. Throws a `DeployError` for one it cannot make. */
export function plannedPairs(input: PlanInput, at: AddressById): PlannedPair[] {
  const seen = new Set<Address>();
  return input.plan.pairs.map((couple) => {
    const pair = pairOf(input, at, couple);
    if (seen.has(pair.address)) throw new DeployError('PLAN', `the plan has the pair ${couple.join(', ')} twice`);
    seen.add(pair.address);
    return pair;
  });
}

/** A pair that the plan has, by the words for its tokens in any order. Throws a `DeployError` for one that it has not. */
export function plannedPair(input: PlanInput, at: AddressById, couple: readonly [string, string]): PlannedPair {
  const { address } = pairOf(input, at, couple);
  const pair = plannedPairs(input, at).find((one) => one.address === address);
  if (!pair) throw new DeployError('PLAN', `the pair ${couple.join(', ')} is none of the plan's`);
  return pair;
}

function pairOf(input: PlanInput, at: AddressById, couple: readonly [string, string]): PlannedPair {
  const known = plannedTokens(input).map(({ word, contract }) => ({ word, id: `tokens.${contract}` }));
  const tokens = couple.map((word) => {
    const address = isAddressShape(word) ? checksumAddress(word) : undefined;
    const token = known.find((one) => one.word === word) ?? known.find(({ id }) => at(id) === address);
    if (!token) throw new DeployError('PLAN', `a pair names "${word}", which is no token of the plan`);
    return token.id;
  });
  const [token0, token1] = tokens.map(at).toSorted(addressOrder) as [Address, Address];
  if (token0 === token1) throw new DeployError('PLAN', `a pair has "${couple[0]}" on both sides`);
  return { address: pairAddress(at('swap.factory'), token0, token1), token0, token1 };
}

function pairAddress(from: Address, token0: Address, token1: Address): Address {
  const salt = keccak256(concat([token0, token1]));
  return checksumAddress(getContractAddress({ opcode: 'CREATE2', from, salt, bytecodeHash: pairInitCodeHash }));
}
