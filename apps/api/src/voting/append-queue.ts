import type { Store } from '../shared/store';
import { appendVotes, type NewVote, type VotePlace } from './append-votes';

const mostOfOne = 200;

interface Waiting {
  readonly vote: NewVote;
  resolve(place: VotePlace): void;
  reject(error: unknown): void;
}

/** Adds votes to logs. Votes of a proposal that come while others of it are written wait, and are written in one transaction. */
export function appendQueue(store: Store): (vote: NewVote) => Promise<VotePlace> {
  const waiting = new Map<string, Waiting[]>();

  const work = async (proposal: string, queue: Waiting[]) => {
    while (queue.length > 0) {
      const part = queue.splice(0, mostOfOne);
      try {
        const votes = part.map(({ vote }) => vote);
        const places = await store.transaction((queries) => appendVotes(queries, votes));
        for (const [index, { resolve, reject }] of part.entries()) {
          const place = places[index];
          if (place === undefined || place instanceof Error) reject(place);
          else resolve(place);
        }
      } catch (error) {
        for (const { reject } of part) reject(error);
      }
    }
    waiting.delete(proposal);
  };

  return (vote) =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(vote.proposal);
      const own = { vote, resolve, reject };
      if (queue !== undefined) return void queue.push(own);
      const started = [own];
      waiting.set(vote.proposal, started);
      void work(vote.proposal, started);
    });
}
