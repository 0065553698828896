import { pairAbi as abi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** Both tokens of each pair; undefined where they could not be read. */
export async function readPairTokens(options: {
  readonly reader: BatchReader;
  readonly pairs: readonly Address[];
}): Promise<readonly (readonly [Address, Address] | undefined)[]> {
  const { reader, pairs } = options;
  return await Promise.all(
    pairs.map(async (address) => {
      const [token0, token1] = await Promise.all([
        orNothing(reader.read({ address, abi, functionName: 'token0' })),
        orNothing(reader.read({ address, abi, functionName: 'token1' })),
      ]);
      return token0 && token1 && ([checksumAddress(token0), checksumAddress(token1)] as const);
    }),
  );
}
