import { profileAbi as abi } from '@besc/contracts/abi/profile';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** A team as the chain has it; `users` are those whose profile is active. */
export interface Team {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly users: number;
  readonly points: bigint;
  readonly isJoinable: boolean;
}

/** All teams in the order of their ids; undefined for one that could not be read (TEAM-11). Rejects with ReadError. */
export async function readTeams(options: {
  readonly reader: BatchReader;
  readonly profile: Address;
}): Promise<readonly (Team | undefined)[]> {
  const { reader, profile: address } = options;
  const count = await reader.read({ address, abi, functionName: 'numberTeams' });
  const ids = Array.from({ length: Number(count) }, (_, index) => index + 1);
  return await Promise.all(
    ids.map(async (id) => {
      const team = await orNothing(reader.read({ address, abi, functionName: 'getTeamProfile', args: [BigInt(id)] }));
      if (team === undefined) return undefined;
      const [name, description, users, points, isJoinable] = team;
      return { id, name, description, users: Number(users), points, isJoinable };
    }),
  );
}
