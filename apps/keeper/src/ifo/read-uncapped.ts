import { ifoAbi } from '@besc/contracts/abi/ifo';
import { ifoFactoryAbi } from '@besc/contracts/abi/ifo-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import type { KeeperChain } from '../shared/keeper-chain';

/** The newest sales; older ones have begun long ago. */
const looked = 8;
const basic = 0;

/**
 * Coming sales for MONEY that the key operates, begin within `blocks`, and had no cap set since then. A cap that somebody set by
 * hand in this time stays.
 */
export async function readUncapped(
  { client, account, deployment }: Pick<KeeperChain, 'client' | 'account' | 'deployment'>,
  at: { readonly factory: Address; readonly head: bigint; readonly blocks: bigint },
): Promise<readonly { readonly sale: Address; readonly round: number }[]> {
  const { factory, head, blocks } = at;
  const money = addressOf(deployment, 'tokens', 'money').toLowerCase();
  const count = Number(await client.readContract({ address: factory, abi: ifoFactoryAbi, functionName: 'ifoLength' }));
  const rounds = Array.from({ length: Math.min(count, looked) }, (_, index) => count - index);
  const found = await Promise.all(
    rounds.map(async (round) => {
      const address = ifoAddress(factory, round);
      const sale = { address, abi: ifoAbi } as const;
      const start = await client.readContract({ ...sale, functionName: 'startBlock' });
      // What is sent now comes into a later block.
      if (head + 1n >= start || head + blocks < start) return undefined;
      const [raised, operator, [, offering]] = await Promise.all([
        client.readContract({ ...sale, functionName: 'lpToken' }),
        client.readContract({ ...sale, functionName: 'operator' }),
        client.readContract({ ...sale, functionName: 'viewPoolInformation', args: [BigInt(basic)] }),
      ]);
      if (raised.toLowerCase() !== money || offering === 0n) return undefined;
      if (operator.toLowerCase() !== account.address.toLowerCase()) return undefined;
      // The making of a sale sets it too: what is made so late has the cap that it was made with.
      const changes = await client.getContractEvents({
        ...sale,
        eventName: 'PoolParametersSet',
        args: { pid: basic },
        fromBlock: start > blocks ? start - blocks : 0n,
        toBlock: head,
      });
      return changes.length === 0 ? { sale: address, round } : undefined;
    }),
  );
  return found.filter((one) => one !== undefined);
}
