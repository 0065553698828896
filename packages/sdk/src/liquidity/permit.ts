import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Hex } from 'viem';
import { permitMeaning } from './permit-meaning';

/** The parts of a signed permit as the router takes them. `approveMax`: it was signed for the largest amount. */
export interface SignedPermit {
  readonly approveMax: boolean;
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
}

/**
 * The EIP-712 message that allows `spender` to take `value` wei of LP until `deadlineSeconds` (EIP-2612): domain name
 * 'BESC Swap LP', version '1'. Numbers are decimal strings, as eth_signTypedData_v4 wants its JSON.
 */
export function permitTypedData(permit: {
  chainId: number;
  pair: Address;
  owner: Address;
  spender: Address;
  value: bigint;
  nonce: bigint;
  deadlineSeconds: bigint;
}) {
  const { chainId, pair, owner, spender, value, nonce, deadlineSeconds } = permit;
  if (value <= 0n || value > maxUint256) throw new RangeError('A permit needs an amount');
  return {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      ...permitMeaning.types,
    },
    primaryType: 'Permit',
    domain: { ...permitMeaning.means.domain, chainId, verifyingContract: pair },
    message: {
      owner,
      spender,
      value: value.toString(),
      nonce: nonce.toString(),
      deadline: deadlineSeconds.toString(),
    },
  } as const;
}

/** Splits a wallet's signature; `undefined` for anything that is none. Some wallets say 0 and 1 where 27 and 28 are meant. */
export function parsePermitSignature(signature: unknown): Omit<SignedPermit, 'approveMax'> | undefined {
  // Taken apart here: the curve's own code would more than double what the page loads of it.
  const match = typeof signature === 'string' ? /^0x([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{2})$/i.exec(signature) : null;
  if (match === null) return undefined;
  const v = Number.parseInt(match[3] ?? '', 16);
  const parity = v < 27 ? v : v - 27;
  if (parity > 1) return undefined;
  return { v: 27 + parity, r: `0x${match[1]}`, s: `0x${match[2]}` };
}
