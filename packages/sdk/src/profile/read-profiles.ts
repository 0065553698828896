import { profileAbi as abi } from '@besc/contracts/abi/profile';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Item } from '@besc/domain/shared/item';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** What the chain knows of an account's profile; its picture while it is active. */
export type Profile =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'paused' } & Registered)
  | ({ readonly kind: 'active'; readonly picture: Item } & Registered);

interface Registered {
  readonly userId: number;
  readonly points: bigint;
  readonly teamId: number;
}

/**
 * The profiles of accounts, in their order; undefined for one that could not be read, which stops none of the others. Rejects
 * with ReadError when the chain could not be asked.
 */
export async function readProfiles(options: {
  readonly reader: BatchReader;
  readonly profile: Address;
  readonly accounts: readonly Address[];
}): Promise<readonly (Profile | undefined)[]> {
  const { reader, profile: address, accounts } = options;
  return await Promise.all(
    accounts.map(async (account) => {
      const of = { address, abi, args: [account] } as const;
      const [isRegistered, answer] = await Promise.all([
        orNothing(reader.read({ ...of, functionName: 'hasRegistered' })),
        orNothing(reader.read({ ...of, functionName: 'getUserProfile' })),
      ]);
      if (isRegistered === false) return { kind: 'none' };
      return isRegistered && answer && profileOf(answer);
    }),
  );
}

type Answer = readonly [bigint, bigint, bigint, Hex, bigint, boolean];

function profileOf([userId, points, teamId, nftAddress, tokenId, isActive]: Answer): Profile {
  const registered = { userId: Number(userId), points, teamId: Number(teamId) };
  if (!isActive || nftAddress === zeroAddress) return { kind: 'paused', ...registered };
  return { kind: 'active', ...registered, picture: { collection: checksumAddress(nftAddress), tokenId } };
}
