import type { HistorySize } from '../history/block-schedule';

/** In which no tickets are bought. */
export const emptyRound = 5n;
/** How many rounds a history has. */
export const roundCounts: Readonly<Record<HistorySize, number>> = { small: 8, year: 56 };

/** Seconds of a round, and between two draws of the documents. */
const halfDay = 43_200;
/** The last draw lies so long before the end, so that there is time to claim. */
const restSeconds = 1800;
/** As long as the operator may keep the secret back (`REVEAL_TIME`, `TARGET_DELAY` and `REVEAL_BLOCKS` of `CommitRandom`). */
export const revealSeconds = 7200;
export const revealBlocks = 3 + 256 + 1;
/** After the draw's time of a round without a number: the empty blocks follow then, and five minutes later its refunds. */
export const expirySeconds = revealSeconds + 600;

/** Where a round begins after the draw before it, and how long before its own draw its sales are closed. */
const openDelay = 6;
const closeLead = 50;

/** When the draw of a round is due that opens at a time (seconds): at the next noon or midnight, UTC. */
export function drawTimeAfter(time: number): number {
  return (Math.floor(time / halfDay) + 1) * halfDay;
}

/**
 * Times (seconds) of the blocks that open, close and draw rounds, six for each: the number needs three blocks between the
 * request and the reveal. A quarter of the rounds are the last ones, two a day, the others are spread over the stretch. The
 * round before that quarter is closed, and gives all back when its number can come no more: within the quarter of an hour in which
 * no other blocks stand.
 */
export function operatorTimes({ start, end }: { start: number; end: number }, rounds: number): number[] {
  const recent = Math.floor(rounds / 4);
  const early = rounds - recent;
  const last = Math.floor((end - restSeconds) / halfDay) * halfDay;
  const firstRecent = last - (recent - 1) * halfDay;
  const begin = Math.ceil(start / halfDay) * halfDay;
  // Two half days lie free before the row, for what comes late.
  const step = (firstRecent - 2 * halfDay - begin) / early;
  const draws = Array.from(
    { length: early },
    (_, index) => begin + Math.floor(((index + 1) * step) / halfDay) * halfDay,
  );
  for (let draw = firstRecent; draw <= last; draw += halfDay) draws.push(draw);
  const times = draws.flatMap((draw, index) => {
    const begun = [draw - halfDay + openDelay, draw - closeLead];
    if (index === early - 1) return [...begun, draw + expirySeconds, draw + expirySeconds + 300];
    return [...begun, draw - 40, draw - 30, draw - 20, draw + 3];
  });
  return times.filter((time) => time > start && time < end);
}
