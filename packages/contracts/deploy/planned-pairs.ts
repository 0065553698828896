import { type Address, isAddressShape } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concat, getContractAddress, keccak256 } from 'viem';
import { pairInitCodeHash } from '../generated/deployments/pair-init-code-hash';
import { DeployError } from './deploy-error';
import { plannedTokens } from './planned-tokens';
import type { AddressById, PlanInput } from './slug-plan';

/** A pair of the plan, and the ids of its two tokens. */
type PlannedPair = Deployment['pairs'][number] & { readonly tokens: readonly string[] };

/** The pairs of a plan with the addresses that the factory will give them. Throws a `DeployError` for one it cannot make. */
export function plannedPairs(input: PlanInput, at: AddressById): PlannedPair[] {
  const known = plannedTokens(input).map(({ word, contract }) => ({ word, id: `tokens.${contract}` }));
  const find = (word: string) => {
    const address = isAddressShape(word) ? checksumAddress(word) : undefined;
    const token = known.find((one) => one.word === word) ?? known.find(({ id }) => at(id) === address);
    if (!token) throw new DeployError('PLAN', `a pair names "${word}", which is no token of the plan`);
    return token.id;
  };
  const seen = new Set<Address>();
  return input.plan.pairs.map((couple) => {
    const tokens = couple.map(find);
    const [a, b] = tokens.map(at) as [Address, Address];
    const [token0, token1] = BigInt(a) < BigInt(b) ? [a, b] : [b, a];
    if (token0 === token1) throw new DeployError('PLAN', `a pair has "${couple[0]}" on both sides`);
    const address = pairAddress(at('swap.factory'), token0, token1);
    if (seen.has(address)) throw new DeployError('PLAN', `the plan has the pair ${couple.join(', ')} twice`);
    seen.add(address);
    return { address, token0, token1, tokens };
  });
}

function pairAddress(from: Address, token0: Address, token1: Address): Address {
  const salt = keccak256(concat([token0, token1]));
  return checksumAddress(getContractAddress({ opcode: 'CREATE2', from, salt, bytecodeHash: pairInitCodeHash }));
}
