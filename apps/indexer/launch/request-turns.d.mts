/** Gives the turns of one request, whose lists may be begun for so long. `now` is any clock in milliseconds. */
export function requestTurns(
  milliseconds: number,
  now?: () => number,
): <Answer>(read: () => Promise<Answer>) => Promise<Answer>;
