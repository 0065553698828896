import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import {
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  parseAbi,
} from 'viem';
import { ReadError } from '../shared/errors/read-error';
import { isOutOfGas, rpcErrorKind } from '../shared/errors/rpc-error-kind';
import type { ChainClient } from '../shared/nodes/chain-client';
import { signerOf } from '../shared/writes/is-signed-by';

const contractAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const validAnswer = `0x1626ba7e${'0'.repeat(56)}`;
/** With it a signature of a wallet ends that is not deployed yet (ERC-6492). */
const undeployedEnd = '6492'.repeat(16);
/** What a wallet's contract may burn for one check, its own deployment included. */
const contractGas = 5_000_000n;

/** A text as a personal message, and the signature that is said to be of it. */
export interface SignedTextQuestion {
  readonly account: Address;
  readonly text: string;
  readonly signature: Hex;
}

/** Whether the account's own key signed a text as a personal message. Asks no chain. */
export async function isSignedByKey({ account, text, signature }: SignedTextQuestion): Promise<boolean> {
  return (await signerOf(hashMessage(text), signature)) === account;
}

/** The same of many, in their order. */
export async function* signedHere(texts: readonly SignedTextQuestion[]): AsyncGenerator<boolean, undefined> {
  for (const text of texts) yield await isSignedByKey(text);
}

/**
 * Whether the contract at an account takes a signature for its own (ERC-1271), or would once it is deployed (ERC-6492), as of a
 * block or the newest one. Rejects with ReadError when the chain could not be asked.
 */
export async function isSignedByContract(
  client: ChainClient,
  { account, text, signature, block }: SignedTextQuestion & { readonly block?: number | undefined },
): Promise<boolean> {
  const hash = hashMessage(text);
  const isUndeployed = signature.toLowerCase().endsWith(undeployedEnd);
  const call = isUndeployed
    ? { data: validatorData([account, hash, signature]) }
    : { to: account, data: encodeFunctionData({ abi: contractAbi, args: [hash, signature] }) };
  const gas = `0x${contractGas.toString(16)}` as const;
  const place = block === undefined ? 'latest' : (`0x${block.toString(16)}` as const);
  try {
    const answer = await client.request({ method: 'eth_call', params: [{ ...call, gas }, place] });
    return isUndeployed ? /^0x0*1$/.test(answer) : answer === validAnswer;
  } catch (error) {
    // Its internal trouble is no word of the contract: only a refusal and what burns too much gas are.
    if (rpcErrorKind(error) === 'reverted' || isOutOfGas(error)) return false;
    throw new ReadError('READ_FAILED', 'The chain could not be asked for the signature of a contract', error);
  }
}

function validatorData(args: readonly [Address, Hex, Hex]): Hex {
  return encodeDeployData({ abi: erc6492SignatureValidatorAbi, bytecode: erc6492SignatureValidatorByteCode, args });
}
