import { type Address, isAddressShape, zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { namehash } from 'viem/ens';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { chainAddressAbi, nameServiceAbi } from './name-service-abi';
import { readResolver } from './read-resolver';

/** Coin types of EVM chains are the chain id with the highest of 32 bits set (ENSIP-11). */
const evmCoinType = 0x80000000n;

/**
 * The address a normalised name points to (CALL-21, CALL-23): the one recorded for this chain if there is one, else the
 * general one; undefined when there is none. Rejects with ReadError when the chain could not be asked.
 */
export async function readNameAddress(options: {
  reader: BatchReader;
  registry: Address;
  chainId: number;
  /** As `normalizeName` gives it. */
  name: string;
  signal?: AbortSignal | undefined;
}): Promise<Address | undefined> {
  const { reader, registry, chainId, name, signal } = options;
  const wait = signal === undefined ? {} : { signal };
  const node = namehash(name);
  const address = await readResolver({ reader, registry, node, signal });
  if (address === undefined) return undefined;
  const [onThisChain, general] = await Promise.all([
    orNothing(
      reader.read(
        { address, abi: chainAddressAbi, functionName: 'addr', args: [node, evmCoinType | BigInt(chainId)] },
        wait,
      ),
    ),
    orNothing(reader.read({ address, abi: nameServiceAbi, functionName: 'addr', args: [node] }, wait)),
  ]);
  const found = onThisChain !== undefined && onThisChain !== '0x' ? onThisChain : general;
  return found === undefined || !isAddressShape(found) || found === zeroAddress ? undefined : checksumAddress(found);
}
