import { voteLogAbi } from '@besc/contracts/abi/vote-log';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import type { Proposal } from '@besc/domain/voting/proposal';
import { publishLogCall } from '@besc/sdk/voting/publish-log-call';
import { fetchProposals, proposalsPage } from '@besc/wire/voting/fetch-proposals';
import { callSender } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';

/** So long after the end a vote that came before it may still be written. */
const settleSeconds = 60;

/** What a look did. */
export interface LogsReport {
  readonly published: readonly Hex[];
  /** What the chain did not take, with the reason. */
  readonly failed: Readonly<Record<Hex, string>>;
}

/**
 * Publishes the heads of logs whose proposals have ended, once two looks in a row have found the same: a log that still grows, by
 * whatever delay of a hub, is left. The chain alone tells which are there: a look that was lost half way and other keepers publish
 * none twice.
 */
export function logsPublisher(options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & { readonly hubUrl: string }) {
  const { chain, hubUrl, log } = options;
  const send = callSender(options);
  const contract = { address: addressOf(chain.deployment, 'voting', 'log'), abi: voteLogAbi } as const;
  const isPublished = async (id: Hex) => {
    const [, head] = await chain.client.readContract({ ...contract, functionName: 'headOf', args: [id] });
    return BigInt(head) !== 0n;
  };

  /** Heads at the last look that are not on the chain. */
  let seen: ReadonlyMap<Hex, Hex> = new Map();

  return async function round(now: number): Promise<LogsReport> {
    const found = new Map<Hex, Hex>();
    const published: Hex[] = [];
    const failed: Record<Hex, string> = {};
    for (let skip = 0; ; skip += proposalsPage.most) {
      const page = await fetchProposals({ url: hubUrl, state: 'closed', first: proposalsPage.most, skip });
      const there = await Promise.all(page.map(({ id }) => isPublished(id)));
      const absent = page.filter(({ end }, place) => !there[place] && end + settleSeconds <= now);
      for (const { id, logHead } of absent) found.set(id, logHead);
      const due = absent.filter(({ id, logHead }) => seen.get(id) === logHead);
      for (const { id, logLength, logHead } of due) {
        const outcome = await send(
          publishLogCall(contract.address, { proposal: id, length: logLength, head: logHead }),
        );
        if (outcome.kind === 'done') {
          published.push(id);
          log.info({ proposal: id, entries: logLength, hash: outcome.hash }, 'log of votes published');
        } else if (outcome.kind === 'refused' && !(await isPublished(id))) failed[id] = outcome.reason;
      }
      if (isLast(page, there)) {
        seen = found;
        return { published, failed };
      }
    }
  };
}

/** Those that ended last come first: behind a page that is published as a whole there is nothing to do. */
function isLast(page: readonly Proposal[], there: readonly boolean[]): boolean {
  return page.length < proposalsPage.most || there.every(Boolean);
}
