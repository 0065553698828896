import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Hex, keccak256 } from 'viem';

const known = new Map<string, Address>();
const mostKnown = 20_000;

/**
 * Address of a factory's pool by its place in the registry, from 0, without asking: the factory makes pools and nothing else,
 * and lists each where it makes it, so the place is one less than the nonce that the address follows from (CREATE; a
 * contract's nonces begin with 1). Answers are kept. Source: PoolFactory.
 */
export function poolAddress(factory: Address, place: bigint): Address {
  const key = `${factory}${place}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const address = checksumAddress(`0x${keccak256(creation(factory, place + 1n)).slice(26)}`);
  if (known.size >= mostKnown) known.clear();
  known.set(key, address);
  return address;
}

/**
 * Who makes a contract and with which nonce above zero, as a list of RLP. What viem has for it would come with the first view, as
 * all that is used of viem.
 */
function creation(maker: Address, nonce: bigint): Hex {
  const digits = nonce.toString(16);
  const bytes = digits.length % 2 === 0 ? digits : `0${digits}`;
  const item = nonce < 0x80n ? bytes : `${(0x80 + bytes.length / 2).toString(16)}${bytes}`;
  const size = 1 + 20 + item.length / 2;
  return `0x${(0xc0 + size).toString(16)}94${maker.slice(2)}${item}`;
}
