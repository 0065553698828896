import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, keccak256, type PublicClient, parseAbi, toHex } from 'viem';
import { roleHolders } from './role-holders';
import type { AddressById, CallPlan, RoleGrant, SlugPlan } from './slug-plan';

const abi = parseAbi([
  'function grantRole(bytes32 role, address account)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
]);

const roleHash = (role: string) => keccak256(toHex(role));
const callName = ({ role, account }: RoleGrant) => `${role} for ${account}`;

/** The owner's calls that give these roles; one that a constructor gave already needs none. */
export function grantCalls(grants: readonly RoleGrant[]): CallPlan[] {
  return grants.map((grant) => ({
    name: callName(grant),
    to: grant.of,
    data: (at) =>
      encodeFunctionData({ abi, functionName: 'grantRole', args: [roleHash(grant.role), at(grant.account)] }),
    isDone: (client, at) => isGiven(client, at, grant),
  }));
}

/** Of each role that anybody of the plan has: whether they have it, and who else does. */
export async function grantFacts(
  client: PublicClient,
  at: AddressById,
  bySlug: readonly (readonly [string, RoleGrant])[],
) {
  type Fact = Awaited<ReturnType<NonNullable<SlugPlan['audit']>>>[number];
  const facts: Fact[] = [];
  const seen = new Set<string>();
  for (const [slug, grant] of bySlug) {
    const { role, of, account } = grant;
    const has = await isGiven(client, at, grant).catch(() => false);
    const actual = has ? 'given' : 'not given';
    facts.push({
      name: `${role} of ${of} for ${account}`,
      actual,
      expected: 'given',
      until: `${slug}.${callName(grant)}`,
    });
    const kind = `${role} of ${of}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    const planned = bySlug.flatMap(([, other]) => (other.role === role && other.of === of ? [at(other.account)] : []));
    const holders = await roleHolders(client, { address: at(of), role: roleHash(role) });
    const others = holders.filter((holder) => !planned.includes(checksumAddress(holder)));
    facts.push({ name: `others with ${kind}`, actual: others.join(', ') || 'none', expected: 'none' });
  }
  return facts;
}

function isGiven(client: PublicClient, at: AddressById, { role, of, account }: RoleGrant): Promise<boolean> {
  const args = [roleHash(role), at(account)] as const;
  return client.readContract({ address: at(of), abi, functionName: 'hasRole', args });
}
