import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Hex, type PublicClient, parseAbi, parseAbiItem } from 'viem';

const roleGranted = parseAbiItem(
  'event RoleGranted(bytes32 indexed role, address indexed account, address indexed by)',
);
const abi = parseAbi(['function hasRole(bytes32 role, address account) view returns (bool)']);

/** Who holds a role of OpenZeppelin's access control: of all who were ever given it from block `from` on, those who have it. */
export async function roleHolders(
  client: PublicClient,
  { address, role, from = 0n }: { readonly address: Address; readonly role: Hex; readonly from?: bigint },
): Promise<Address[]> {
  const to = await client.getBlockNumber({ cacheTime: 0 });
  const accounts = [...new Set(await granted(client, { address, role, from, to }))].sort();
  const call = { address, abi, functionName: 'hasRole' } as const;
  const holds = await Promise.all(accounts.map((account) => client.readContract({ ...call, args: [role, account] })));
  return accounts.filter((_, index) => holds[index]);
}

interface Stretch {
  readonly address: Address;
  readonly role: Hex;
  readonly from: bigint;
  readonly to: bigint;
}

/** To whom it was given in a stretch of blocks, which is halved where a node refuses it. */
async function granted(client: PublicClient, { from, to, ...of }: Stretch): Promise<Address[]> {
  try {
    const { address, role } = of;
    const logs = await client.getLogs({ address, event: roleGranted, args: { role }, fromBlock: from, toBlock: to });
    return logs.flatMap(({ args }) => (args.account ? [checksumAddress(args.account)] : []));
  } catch (error) {
    if (from === to) throw error;
    const middle = (from + to) / 2n;
    const first = await granted(client, { ...of, from, to: middle });
    return [...first, ...(await granted(client, { ...of, from: middle + 1n, to }))];
  }
}
