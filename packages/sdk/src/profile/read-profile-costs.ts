import { profileAbi as abi } from '@besc/contracts/abi/profile';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** Wei of MONEY that each step of a profile costs now. */
export interface ProfileCosts {
  readonly register: bigint;
  readonly update: bigint;
  readonly reactivate: bigint;
}

/** What a profile costs. Rejects with ReadError. */
export async function readProfileCosts(options: {
  readonly reader: BatchReader;
  readonly profile: Address;
}): Promise<ProfileCosts> {
  const at = { address: options.profile, abi } as const;
  const { reader } = options;
  const [register, update, reactivate] = await Promise.all([
    reader.read({ ...at, functionName: 'numberMoneyToRegister' }),
    reader.read({ ...at, functionName: 'numberMoneyToUpdate' }),
    reader.read({ ...at, functionName: 'numberMoneyToReactivate' }),
  ]);
  return { register, update, reactivate };
}
