import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { firstGenerationIds } from '@besc/domain/nfts/bunny-kinds';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getAbiItem, type PublicClient } from 'viem';

const transfer = getAbiItem({ abi: bunniesAbi, name: 'Transfer' });
const isFirst = new Set(firstGenerationIds.map(BigInt));

/**
 * How many bunnies of the first generation each account held at the end of a block, by the transfers until then. The picture of a
 * profile counts for its account, though the contract of profiles holds it. Rejects when the node does not answer.
 */
export async function readFirstGeneration(
  client: Pick<PublicClient, 'getLogs' | 'readContract'>,
  options: { readonly bunnies: Address; readonly profile: Address; readonly fromBlock: bigint; readonly block: bigint },
): Promise<ReadonlyMap<Address, number>> {
  const { bunnies: address, profile, fromBlock, block } = options;
  const holders = new Map<bigint, Address>();
  for (let from = fromBlock; from <= block; from += rangeBlocks) {
    const last = from + rangeBlocks - 1n;
    const range = { fromBlock: from, toBlock: last < block ? last : block };
    for (const { args } of await client.getLogs({ address, event: transfer, strict: true, ...range })) {
      const to = checksumAddress(args.to);
      holders.set(args.tokenId, to === profile ? checksumAddress(args.from) : to);
    }
  }
  const living = [...holders].filter(([, holder]) => holder !== zeroAddress);
  const kinds = await Promise.all(
    living.map(([token]) =>
      client
        .readContract({ address, abi: bunniesAbi, functionName: 'getBunnyId', args: [token] })
        .catch(() => undefined),
    ),
  );
  const held = new Map<Address, number>();
  for (const [index, [, holder]] of living.entries()) {
    const kind = kinds[index];
    if (kind !== undefined && isFirst.has(kind)) held.set(holder, (held.get(holder) ?? 0) + 1);
  }
  return held;
}

/** Blocks that one request asks for. */
const rangeBlocks = 10_000n;
