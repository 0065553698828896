import type { PriceTimes } from '../shared/keeper-task';

/** The rules by which reports have times; seconds. */
export interface ReportRules {
  /** Between reports beside the game's boundaries, at multiples of it. */
  readonly gridSeconds: number;
  /** The oracle takes none sooner after its last. */
  readonly minStep: number;
  /** The oracle takes none older. */
  readonly maxAge: number;
}

/** A report needs this long to be mined. */
const miningSeconds = 10;

/**
 * Whether honest reporters sign for this time: a boundary of the game, or a point of the grid that does not stand so close to
 * a boundary that it would take its place. A caller gets no signatures for a time of his own choice.
 */
export function isReportTime(time: number, rules: ReportRules, game: PriceTimes | undefined): boolean {
  if (game !== undefined) {
    if (time === game.boundary) return true;
    const sinceBoundary = time - boundaryUpTo(time, game);
    const distance = Math.min(sinceBoundary, game.interval - sinceBoundary);
    if (distance < rules.minStep) return false;
  }
  return time % rules.gridSeconds === 0;
}

/** The game's last boundary at or before a time. */
function boundaryUpTo(time: number, { boundary, interval }: PriceTimes): number {
  return boundary + Math.floor((time - boundary) / interval) * interval;
}

/**
 * The boundary whose price a report for this time must not overtake at `now`, because the oracle still takes one: stored
 * after a later price it is refused for ever, and the game's rounds are refunded. Undefined when there is none.
 */
export function boundaryToAwait(
  time: number,
  { now, rules, game }: { readonly now: number; readonly rules: ReportRules; readonly game: PriceTimes | undefined },
): number | undefined {
  const boundary = game && boundaryUpTo(time, game);
  return boundary !== undefined && boundary < time && now - boundary <= rules.maxAge ? boundary : undefined;
}

/** When something is to be reported next, after `now`; seconds. */
export function nextReportTime(now: number, rules: ReportRules, game: PriceTimes | undefined): number {
  const point = (Math.floor(now / rules.gridSeconds) + 1) * rules.gridSeconds;
  return game !== undefined && game.boundary > now ? Math.min(game.boundary, point) : point;
}

/**
 * The time that is to be reported now, `now` being that of the newest block and `last` the oracle's last round, which may still
 * be made whole: the game's boundary as long as it can be, else the newest point of the grid. Undefined when there is nothing to do.
 */
export function dueReportTime(options: {
  readonly now: number;
  readonly last: { readonly time: number; readonly finalSince: number };
  readonly rules: ReportRules;
  readonly game: PriceTimes | undefined;
}): number | undefined {
  const { now, last, rules, game } = options;
  const isOpen = (time: number) => time >= last.time + rules.minStep || (time === last.time && now < last.finalSince);
  const canStillBe = (time: number) => time <= now && now - time <= rules.maxAge - miningSeconds && isOpen(time);
  if (game !== undefined && canStillBe(game.boundary)) return game.boundary;
  const point = Math.floor(now / rules.gridSeconds) * rules.gridSeconds;
  return canStillBe(point) && isReportTime(point, rules, game) ? point : undefined;
}

/** The newest block's time that was told, and how long ago that was; seconds. */
export interface ToldTime {
  readonly time: number;
  readonly age: number;
}

/** Another block may be so far ahead of where the told one would be by now. */
const unseenSeconds = 15;

/** Whether a time can be one to sign for, as far as is known without a question to the chain: neither to come nor too old. */
export function mayBeSigned(time: number, told: ToldTime, { maxAge }: Pick<ReportRules, 'maxAge'>): boolean {
  const isNear = time <= told.time + told.age + unseenSeconds && told.time - time <= maxAge;
  return Number.isSafeInteger(time) && isNear;
}
