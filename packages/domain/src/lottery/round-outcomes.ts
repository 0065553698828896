import { lotteryResult, ticketBracket } from './lottery-draw';

/** What the tickets of an account won in a round. */
export interface AccountWin {
  readonly winning: number;
  /** Wei. */
  readonly won: bigint;
}

/**
 * The result of a round when `drawn` is its number: by bracket the winners and what one of them gets, what goes on to the next
 * round, and what each account won that won anything. Amounts in wei, `shares` hundredths of a percent of the pot by bracket.
 */
export function roundOutcomes<Account>(
  round: {
    readonly pot: bigint;
    readonly shares: readonly number[];
    readonly purchases: readonly { readonly account: Account; readonly numbers: readonly number[] }[];
  },
  drawn: number,
): { winners: number[]; prizes: bigint[]; rollover: bigint; accounts: Map<Account, AccountWin> } {
  const { pot, shares, purchases } = round;
  const [share0 = 0, share1 = 0, share2 = 0, share3 = 0] = shares;
  const parts = [BigInt(share0), BigInt(share1), BigInt(share2), BigInt(share3)] as const;
  const numbers = purchases.flatMap((purchase) => purchase.numbers);
  const { winners, prizes, rollover } = lotteryResult({ pot, shares: parts, numbers }, drawn);
  const accounts = new Map<Account, AccountWin>();
  for (const purchase of purchases) {
    for (const number of purchase.numbers) {
      const bracket = ticketBracket(number, drawn);
      if (bracket === undefined) continue;
      const { winning, won } = accounts.get(purchase.account) ?? { winning: 0, won: 0n };
      accounts.set(purchase.account, { winning: winning + 1, won: won + (prizes[bracket] ?? 0n) });
    }
  }
  return { winners: winners.map(Number), prizes: [...prizes], rollover, accounts };
}
