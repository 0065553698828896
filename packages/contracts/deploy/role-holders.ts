import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Hex, type PublicClient, parseAbi, parseAbiItem } from 'viem';
import { fromAllBlocks } from './from-all-blocks';

const roleGranted = parseAbiItem(
  'event RoleGranted(bytes32 indexed role, address indexed account, address indexed by)',
);
const abi = parseAbi(['function hasRole(bytes32 role, address account) view returns (bool)']);

/** Who holds a role of OpenZeppelin's access control: of all who were ever given it from block `from` on, those who have it. */
export async function roleHolders(
  client: PublicClient,
  { address, role, from = 0n }: { readonly address: Address; readonly role: Hex; readonly from?: bigint },
): Promise<Address[]> {
  const read = { address, event: roleGranted, args: { role } } as const;
  const logs = await fromAllBlocks(client, (blocks) => client.getLogs({ ...read, ...blocks }), from);
  const accounts = [...new Set(logs.flatMap(({ args }) => (args.account ? [checksumAddress(args.account)] : [])))].sort(
    addressOrder,
  );
  const call = { address, abi, functionName: 'hasRole' } as const;
  const holds = await Promise.all(accounts.map((account) => client.readContract({ ...call, args: [role, account] })));
  return accounts.filter((_, index) => holds[index]);
}
