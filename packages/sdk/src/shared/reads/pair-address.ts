import { pairInitCodeHash } from '@besc/contracts/deployments/pair-init-code-hash';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concat, getCreate2Address, type Hex, keccak256 } from 'viem';

const known = new Map<string, Address>();
const mostKnown = 20_000;

/** Two token addresses in the order a pair keeps them: by value, the lower first. */
export function sortTokens(tokenA: Address, tokenB: Address): readonly [Address, Address] {
  return addressOrder(tokenA, tokenB) < 0 ? [tokenA, tokenB] : [tokenB, tokenA];
}

/**
 * Address of the pair of two different tokens, whether it exists or not: CREATE2 of the factory with the salt
 * keccak256(token0 ++ token1). Symmetric in the tokens; answers are kept. Source: BescFactory.createPair.
 */
export function pairAddress(pair: { factory: Address; tokenA: Address; tokenB: Address; initCodeHash?: Hex }): Address {
  const { factory, initCodeHash = pairInitCodeHash } = pair;
  const [token0, token1] = sortTokens(pair.tokenA, pair.tokenB);
  if (token0 === token1) throw new RangeError('A pair needs two different tokens');
  const key = `${factory}${initCodeHash}${token0}${token1}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const salt = keccak256(concat([token0, token1]));
  const address = checksumAddress(getCreate2Address({ from: factory, salt, bytecodeHash: initCodeHash }));
  if (known.size >= mostKnown) known.clear();
  known.set(key, address);
  return address;
}
