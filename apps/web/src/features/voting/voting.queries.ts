import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { ProposalKind, ProposalState } from '@besc/domain/voting/proposal';
import type { Vote } from '@besc/domain/voting/vote';
import { batches } from '@besc/wire/shared/batches';
import { fetchPower } from '@besc/wire/voting/fetch-power';
import { fetchProposal, fetchProposals, type HubRequest } from '@besc/wire/voting/fetch-proposals';
import { fetchOwnVotes, fetchVotes } from '@besc/wire/voting/fetch-votes';
import { verifyVotes } from '@besc/wire/voting/verify-votes';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { freshWhileVisible } from '../../lib/fresh-while-visible';

type Access = Pick<ChainAccess, 'settings'>;

/** What the keys of everything that a message changes begin with. */
export const hubKey = ['voting'] as const;

/** Proposals that are read at once. */
export const proposalsAtOnce = 20;

/** Options of a query that asks the hub; `ask` is undefined while something that it needs is. */
function hubQuery<Answer, Page>(
  { settings }: Access,
  options: {
    readonly key: readonly unknown[];
    readonly refreshMs: number;
    readonly ask: ((request: HubRequest, page: Page) => Promise<Answer>) | undefined;
  },
) {
  const { key, refreshMs, ask } = options;
  const { url } = settings.api;
  const queryFn = ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam?: unknown }) => {
    if (ask === undefined || url === '') throw new Error('The settings name no hub');
    return ask({ url, signal }, pageParam as Page);
  };
  return {
    queryKey: [...hubKey, url, ...key],
    queryFn: ask === undefined ? skipToken : queryFn,
    retry: false,
    ...freshWhileVisible(refreshMs),
  } as const;
}

/** Proposals in a state, the one that ends last first, page by page. */
export function proposalsQuery(access: Access, of: { readonly state: ProposalState; readonly kind?: ProposalKind }) {
  return infiniteQueryOptions({
    ...hubQuery(access, {
      key: ['proposals', of.state, of.kind ?? 'all'],
      refreshMs: 30_000,
      ask: (request, skip: number) => fetchProposals({ ...request, ...of, first: proposalsAtOnce, skip }),
    }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length < proposalsAtOnce ? undefined : pages.length * proposalsAtOnce),
  });
}

/** The proposal for the front page: what can be voted on now, else what ends or ended last. Null when there is none. */
export function latestProposalQuery(access: Access) {
  return hubQuery(access, {
    key: ['latest'],
    refreshMs: 60_000,
    async ask(request) {
      const [active] = await fetchProposals({ ...request, first: 1 });
      const [latest = null] = active ? [active] : await fetchProposals({ ...request, first: 1, state: 'all' });
      return latest;
    },
  });
}

/** One proposal; null when the hub has none of this id. */
export function proposalQuery(access: Access, id: Hex | undefined) {
  return hubQuery(access, {
    key: ['proposal', id],
    refreshMs: 15_000,
    ask: id && (async (request) => (await fetchProposal({ ...request, id })) ?? null),
  });
}

/** Voting power of an account at a block. It stays as it is: the block is in the past. */
export function powerQuery(access: Access, account: Address | undefined, block: number | undefined) {
  return hubQuery(access, {
    key: ['power', account, block],
    refreshMs: 600_000,
    ask:
      account === undefined || block === undefined
        ? undefined
        : (request) => fetchPower({ ...request, account, block }),
  });
}

/** All votes of a proposal that count. */
export function votesQuery(access: Access, proposal: Hex) {
  return hubQuery(access, {
    key: ['votes', proposal],
    refreshMs: 60_000,
    ask: (request) => fetchVotes({ ...request, proposal }),
  });
}

/** What an account has voted on these proposals. */
export function ownVotesQuery(access: Access, voter: Address | undefined, proposals: readonly Hex[]) {
  return hubQuery(access, {
    key: ['own', voter, proposals],
    refreshMs: 30_000,
    ask:
      voter === undefined || proposals.length === 0
        ? undefined
        : async (request) => {
            const parts = batches(proposals, 100).map((part) => fetchOwnVotes({ ...request, voter, proposals: part }));
            return (await Promise.all(parts)).flat();
          },
  });
}

/** Whether the powers of votes are what the hub found at a block: that of the chain now when none is given (VOTE-22). */
export function verifiedQuery(
  access: Access & { readonly reader: { readonly blocks: Pick<ChainAccess['reader']['blocks'], 'current'> } },
  votes: readonly Pick<Vote, 'id' | 'voter' | 'power' | 'verificationHash'>[],
  at?: number,
) {
  return hubQuery(access, {
    key: ['verified', at, votes.map(({ id }) => id)],
    refreshMs: 600_000,
    async ask(request) {
      const block = at ?? Number(access.reader.blocks.current() ?? 0n);
      return await verifyVotes({ ...request, votes, block });
    },
  });
}
