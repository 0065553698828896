import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, type Hex, hashTypedData, hexToBigInt, parseAbi, recoverAddress, slice } from 'viem';
import { ReadError } from '../errors/read-error';
import { isOutOfGas, rpcErrorKind } from '../errors/rpc-error-kind';
import type { ChainClient } from '../nodes/chain-client';
import type { TypedMessage } from './message-text';

const contractAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const validAnswer = `0x1626ba7e${'0'.repeat(56)}`;
/** What a wallet's contract may burn for one check: several signatures of owners, or a curve computed in the contract. */
const contractGas = 3_000_000n;
/** Half of the order of secp256k1: for each signature with a higher s there is one with a lower for the same message. */
const highestS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** The hash that is signed. Throws what viem throws when a value does not fit its type. */
export function messageDigest(typed: TypedMessage): Hex {
  return hashTypedData({ ...typed, message: { ...typed.message } });
}

/**
 * Whether `account` signed the digest: by its own key (65 bytes, s in the lower half, v 27 or 28), else by the word of the
 * contract at its address (ERC-1271). Rejects with ReadError when the chain had to be asked and could not be.
 */
export async function isSignedBy(options: {
  readonly client: ChainClient;
  readonly account: Address;
  readonly digest: Hex;
  readonly signature: Hex;
}): Promise<boolean> {
  const { client, account, digest, signature } = options;
  if ((await signerOf(digest, signature)) === account) return true;
  const data = encodeFunctionData({ abi: contractAbi, args: [digest, signature] });
  const call = { to: account, data, gas: `0x${contractGas.toString(16)}` } as const;
  try {
    return (await client.request({ method: 'eth_call', params: [call, 'latest'] })) === validAnswer;
  } catch (error) {
    // Its internal trouble is no word of the contract: only a refusal and what burns too much gas are.
    if (rpcErrorKind(error) === 'reverted' || isOutOfGas(error)) return false;
    throw new ReadError('READ_FAILED', 'The chain could not be asked for the signature of a contract', error);
  }
}

/** Whose key signed a digest; undefined for a signature that is none of a key (65 bytes, s in the lower half, v 27 or 28). */
export async function signerOf(digest: Hex, signature: Hex): Promise<Address | undefined> {
  if (!/^0x[0-9a-f]{128}1[bc]$/i.test(signature)) return undefined;
  if (hexToBigInt(slice(signature, 32, 64)) > highestS) return undefined;
  // A pair of numbers that is no point of the curve has no signer.
  return await recoverAddress({ hash: digest, signature }).then(checksumAddress, () => undefined);
}
