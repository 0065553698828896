/** The first sale is sold on the third day, at three in the afternoon, when no round of a game begins or ends. */
const saleDay = 3;
const saleHour = 15;
const day = 86_400;

/** What happens at a time of a sale's history. */
export type SaleStep =
  | 'premint'
  | 'promise'
  | 'presale'
  | 'presale-buy'
  | 'public-buy'
  | 'end'
  | 'wait'
  | 'draw'
  | 'mint';

/** Seconds after the snapshot. The public sale begins `leadSeconds` after it was opened, and lasts as the deployment says. */
export const presaleAfter = 3 * 3600;
export const leadSeconds = 900;

/** When each step of the first sale is due. */
export function firstSaleSteps(start: number, saleSeconds: number): readonly (readonly [number, SaleStep])[] {
  const snapshot = (Math.floor(start / day) + saleDay) * day + saleHour * 3600;
  const presale = snapshot + presaleAfter;
  const begun = presale + leadSeconds;
  const end = begun + saleSeconds;
  return [
    [snapshot, 'premint'],
    [snapshot + 60, 'promise'],
    [presale, 'presale'],
    [presale + 60, 'presale-buy'],
    [begun + 20, 'public-buy'],
    [begun + 60, 'public-buy'],
    [end + 5, 'end'],
    [end + 10, 'wait'],
    [end + 15, 'wait'],
    [end + 20, 'wait'],
    [end + 25, 'draw'],
    [end + 60, 'mint'],
  ];
}

/** The rehearsal's snapshot lies so long before the end of a history that its presale can be opened at once on a running chain. */
export function rehearsalSteps(end: number): readonly (readonly [number, SaleStep])[] {
  const snapshot = end - 3 * 3600 + 420;
  return [
    [snapshot, 'premint'],
    [snapshot + 60, 'promise'],
  ];
}
