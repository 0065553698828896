/** Options of `npm start`: the documents' two draws a day, and rounds for who does not want to wait. */
export const slowLottery = 'slow-lottery';
export const shortRounds = 'short-rounds';

/** How often the lottery is drawn, and what its contract is deployed with; in seconds. */
export interface LotteryPace {
  readonly lengthSeconds: number;
  /** The least that the contract takes for a round, and how long before the draw it sells no more tickets. */
  readonly leastLengthSeconds: number;
  readonly salesPauseSeconds: number;
  /** MONEY that the treasury adds to each round: some 35 000 a week, however short the rounds are. */
  readonly gift: number;
}

/** The number is there half a minute after it was asked for, so a minute is pause enough for a short round. */
const short = { leastLengthSeconds: 300, salesPauseSeconds: 60 } as const;

export function lotteryPace(paces: readonly string[]): LotteryPace {
  if (paces.includes(slowLottery))
    return { lengthSeconds: 43_200, leastLengthSeconds: 14_100, salesPauseSeconds: 1800, gift: 2500 };
  return paces.includes(shortRounds)
    ? { lengthSeconds: 360, gift: 21, ...short }
    : { lengthSeconds: 600, gift: 35, ...short };
}
