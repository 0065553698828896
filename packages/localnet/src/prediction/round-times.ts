import type { HistoryScale } from '../history/history-writer';

/** The pace of which somebody asks who does not want to wait. */
export const shortRounds = 'short-rounds';

/** How many rounds a history has, and the seconds of each of them and of those that follow: the game is deployed with it. */
export function historyRounds({ size, paces }: HistoryScale): { readonly rounds: number; readonly seconds: number } {
  return { rounds: { small: 36, year: 340 }[size], seconds: paces.includes(shortRounds) ? 60 : 300 };
}

/** Seconds after a boundary in which the operator's block lies. */
export const executionDelay = 3;

const rows = 6;
/** The last row ends so long before the history does, so that its open rounds are late by then. */
const restSeconds = 1800;

/**
 * Times (seconds) of the blocks that begin or execute rounds: six rows, five of them spread over the stretch with half of
 * the rounds, and one at its end. Between two rows the rounds that are open fail.
 */
export function operatorTimes(
  { start, end }: { start: number; end: number },
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): number[] {
  const early = Math.floor(rounds / 2 / (rows - 1));
  const last = rounds - early * (rows - 1);
  const lastStart = end - restSeconds - (last + 1) * seconds;
  const times: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const isLast = row === rows - 1;
    const begin = isLast ? lastStart : start + Math.floor(((row + 0.5) * (lastStart - start)) / rows);
    times.push(begin);
    for (let round = 1; round <= (isLast ? last : early); round += 1) {
      times.push(begin + round * seconds + executionDelay);
    }
  }
  return times.filter((time) => time > start && time < end);
}
