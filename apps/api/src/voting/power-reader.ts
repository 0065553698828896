import type { Address } from '@besc/domain/shared/address';
import type { PowerParts } from '@besc/domain/voting/voting-power';
import { FetchError } from '@besc/wire/shared/fetch-error';
import { fetchPowers, type Powers } from '@besc/wire/voting/fetch-holdings';
import { ApiError } from '../shared/api-error';
import { requestName } from '../shared/request-names';

/** How long look-ups of a block wait for others to travel with. */
const gatherMs = 5;
const mostAccounts = 1_000;

/** Power of an account at a block, and the hash of that block. */
export interface PowerAt {
  readonly parts: PowerParts;
  readonly blockHash: string;
  /** The newest block of the index. */
  readonly head: number;
}

/** Why there is no power, with its status. */
export const powerRefusals = {
  BLOCK_AHEAD: 400,
  BEFORE_MONEY: 400,
  INDEX_BEHIND: 503,
  INDEX_UNAVAILABLE: 503,
};

interface Chain {
  readonly indexUrl: string;
  readonly money: Address;
  readonly vault: Address | undefined;
  /** The first block of which the index has balances and blocks. */
  readonly firstBlock: number;
  /** The newest block of the chain. Throws ApiError 503 when no node answers. */
  readonly chainHead: () => Promise<number>;
}

/** Looks up voting power. Who asks for one block at the same time shares a request. Throws ApiError (`powerRefusals`). */
export function powerReader({ indexUrl, money, vault, firstBlock, chainHead }: Chain) {
  const gathering = new Map<number, { accounts: Set<Address>; answer: Promise<Powers> }>();

  const ask = (account: Address, block: number): Promise<Powers> => {
    const open = gathering.get(block);
    if (open && open.accounts.size < mostAccounts) {
      open.accounts.add(account);
      return open.answer;
    }
    const accounts = new Set([account]);
    const answer = new Promise<void>((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      if (gathering.get(block)?.accounts === accounts) gathering.delete(block);
      return fetchPowers({
        url: indexUrl,
        accounts: [...accounts],
        block,
        money,
        vault,
        timeoutMs: 10_000,
        requestId: requestName(),
      });
    });
    gathering.set(block, { accounts, answer });
    return answer;
  };

  return async (account: Address, block: number): Promise<PowerAt> => {
    if (block < firstBlock) {
      throw new ApiError(400, 'BEFORE_MONEY', `There was no MONEY at block ${block}: the first is ${firstBlock}.`);
    }
    const { parts, blockHash, head } = await ask(account, block).catch(refuseUnread);
    const own = parts.get(account);
    if (own !== undefined && blockHash !== undefined && head !== undefined) return { parts: own, blockHash, head };
    const newest = await chainHead();
    if (block > newest) {
      throw new ApiError(400, 'BLOCK_AHEAD', `Block ${block} has not come yet: the newest is ${newest}.`);
    }
    const reached = head ?? 'none';
    throw new ApiError(503, 'INDEX_BEHIND', `The index has reached block ${reached}, not ${block} yet.`, {
      retryAfterSeconds: 2,
    });
  };
}

function refuseUnread(error: unknown): never {
  if (!(error instanceof FetchError)) throw error;
  throw new ApiError(503, 'INDEX_UNAVAILABLE', 'The index could not be asked.', { retryAfterSeconds: 5 });
}
