import type { HistoryScale } from '../history/history-writer';
import type { GameState } from './game-reads';

/** A fast pace, for those who do not want to wait. */
export const shortRounds = 'short-rounds';

/** How many rounds a history has, and the seconds of each of them and of those that follow: the game is deployed with it. */
export function historyRounds({ size, paces }: HistoryScale): { readonly rounds: number; readonly seconds: number } {
  return { rounds: { small: 36, year: 340 }[size], seconds: paces.includes(shortRounds) ? 60 : 300 };
}

/** Seconds after a boundary in which the operator's block lies. */
export const executionDelay = 3;

const rows = 6;
/** The newest boundary lies so shortly before the end: the next one is the running chain's. */
const restSeconds = 5;
/** So many missed rounds are run, as while no one was there: more than a page shows. */
const resumedRounds = 8;

/**
 * Times (seconds) of the blocks that begin or execute rounds: six rows, five of them spread over the stretch with half of
 * the rounds, and one at its end, whose rounds go on. Between two rows the rounds that are open fail.
 */
export function operatorTimes(
  { start, end }: { start: number; end: number },
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): number[] {
  const early = Math.floor(rounds / 2 / (rows - 1));
  const last = rounds - early * (rows - 1);
  const lastStart = end - restSeconds - executionDelay - last * seconds;
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

/**
 * The same where a stopped chain is carried on: the row that ran goes on, if it has few boundaries to go. Else it has failed,
 * and another one leads up to the end.
 */
export function resumedTimes(
  { start, end }: { start: number; end: number },
  { epoch, isFailed, boundary, interval, buffer }: Omit<GameState, 'start' | 'price'>,
): number[] {
  const late = boundary + buffer + 1;
  const runs = epoch > 0 && !isFailed && start < late;
  const isNear = end <= late + resumedRounds * interval;
  const begin = Math.max(runs ? late : start + 1, end - restSeconds - executionDelay - resumedRounds * interval);
  const times = runs && isNear ? [] : [begin];
  for (let at = runs && isNear ? boundary : begin + interval; at + executionDelay < end; at += interval) {
    times.push(at + executionDelay);
  }
  return times.filter((time) => time < end);
}
