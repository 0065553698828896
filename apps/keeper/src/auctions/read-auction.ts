import { farmAuctionAbi as abi } from '@besc/contracts/abi/farm-auction';
import type { Address } from '@besc/domain/shared/address';
import type { KeeperChain } from '../shared/keeper-chain';

/** The newest auction as the chain has it. */
export async function readAuction({ client }: Pick<KeeperChain, 'client'>, address: Address) {
  const at = { address, abi } as const;
  const [id, operator, owner] = await Promise.all([
    client.readContract({ ...at, functionName: 'currentAuctionId' }),
    client.readContract({ ...at, functionName: 'operator' }),
    client.readContract({ ...at, functionName: 'owner' }),
  ]);
  const [[status, startBlock, endBlock, initialBidAmount, leaderboard, threshold], limit, participants] =
    await Promise.all([
      client.readContract({ ...at, functionName: 'auctions', args: [id] }),
      client.readContract({ ...at, functionName: 'computedLimit', args: [id] }),
      client.readContract({ ...at, functionName: 'participants', args: [id] }),
    ]);
  return {
    id,
    operator,
    owner,
    status,
    startBlock,
    endBlock,
    initialBidAmount,
    leaderboard,
    threshold,
    limit,
    participants,
  };
}
