import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { proposalText, voteText } from '@besc/domain/voting/voting-message';
import type { Deployment } from '@besc/wire/settings/deployment';
import { hubErrorSchema } from '@besc/wire/voting/hub-error';
import { messageTakenSchema } from '@besc/wire/voting/post-message';
import type { LocalProposal } from './local-proposals';

/** Who signs, for itself or for a contract of its own. */
export interface LocalVoter {
  readonly account: Address;
  sign(text: string): Promise<Hex>;
}

/** How long the index may be behind. */
const patienceMs = 300_000;
/** So many votes are under way at a time. */
const width = 40;

/** The hub refused for certain. */
export class LocalPostError extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(`The hub refused what the history posts: ${words}`);
    this.name = 'LocalPostError';
  }
}

/** Posts to the hub of a local chain as of the time when a message is signed, in Unix seconds. Throws LocalPostError. */
export function localHub(world: { deployment: Deployment; apiUrl: string; historyKey: string; signal: AbortSignal }) {
  const { deployment, apiUrl, historyKey, signal } = world;
  const headers = { 'content-type': 'application/json', 'x-history-key': historyKey };
  const send = async ({ account, sign }: LocalVoter, text: string): Promise<Hex> => {
    const body = JSON.stringify({ address: account, msg: text, sig: await sign(text) });
    const end = Date.now() + patienceMs;
    for (;;) {
      signal.throwIfAborted();
      const answer = await fetch(`${apiUrl}/api/message`, { method: 'POST', headers, body });
      const json: unknown = await answer.json();
      if (answer.ok) return messageTakenSchema.parse(json).ipfsHash;
      const { error, error_description: words } = hubErrorSchema.parse(json);
      // The index has yet to come, or to reach the snapshot.
      if (answer.status < 500 || Date.now() > end) throw new LocalPostError(error, words);
      await sleep(1_000, undefined, { signal });
    }
  };
  const signer = ({ account }: LocalVoter) => ({ ...deployment, account });
  return {
    propose(
      by: LocalVoter,
      { title, body, choices }: LocalProposal,
      times: { now: number; start: number; end: number; snapshot: number },
    ) {
      const { now, ...rest } = times;
      return send(by, proposalText({ title, body, choices, ...rest }, signer(by), now));
    },
    /** Votes of one account do not overtake each other: each comes once. */
    async vote(proposal: Hex, votes: readonly { by: LocalVoter; choice: number; now: number }[]): Promise<void> {
      const left = [...votes];
      const work = async () => {
        for (let vote = left.shift(); vote !== undefined; vote = left.shift()) {
          const { by, choice, now } = vote;
          await send(by, voteText({ proposal, choice, votingPower: '', verificationHash: '' }, signer(by), now));
        }
      };
      await Promise.all(Array.from({ length: width }, work));
    },
  };
}
