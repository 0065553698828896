/** So many rows of rounds one after the other that ended at their first boundary are a problem, for so long (seconds). */
const mostInARow = 2;
const lastsSeconds = 1_800;

/** Notices that rows of rounds are begun again and again, and none of their rounds is executed: all of them are refunded. */
export class RowWatch {
  #begun: bigint | undefined;
  #refunded = 0;
  #since = 0;
  #now = 0;

  /** What a look at `now` (seconds, the chain's) did: whether it began a row or executed a round, and its epoch. */
  note(outcome: { readonly kind: string; readonly epoch?: bigint }, now: number): void {
    this.#now = now;
    if (outcome.kind === 'executed') this.#refunded = 0;
    if (outcome.kind !== 'begun' || outcome.epoch === undefined) return;
    // Another keeper may have executed: the epoch has then gone on.
    const isNext = this.#begun !== undefined && outcome.epoch === this.#begun + 1n;
    this.#refunded = isNext ? this.#refunded + 1 : 0;
    this.#begun = outcome.epoch;
    this.#since = now;
  }

  /** In words, while it is one. */
  problem(): string | undefined {
    if (this.#refunded < mostInARow || this.#now - this.#since > lastsSeconds) return undefined;
    return `${this.#refunded} rows of rounds one after the other were refunded: their boundaries were missed`;
  }
}
