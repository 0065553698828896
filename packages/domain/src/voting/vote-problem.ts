import type { Proposal } from './proposal';

/** Why a vote is not taken. */
export type VoteProblem = 'not-started' | 'ended' | 'choice' | 'no-power';

/** What is wrong with a vote that the hub receives at `now` (Unix seconds); undefined when nothing is. */
export function voteProblem(
  vote: { readonly choice: number; readonly power: bigint },
  { start, end, choices }: Pick<Proposal, 'start' | 'end' | 'choices'>,
  now: number,
): VoteProblem | undefined {
  if (now < start) return 'not-started';
  if (now >= end) return 'ended';
  if (!isChoice(vote.choice, choices.length)) return 'choice';
  return vote.power > 0n ? undefined : 'no-power';
}

/** Choices count from 1. */
export function isChoice(choice: number, count: number): boolean {
  return Number.isInteger(choice) && choice >= 1 && choice <= count;
}
