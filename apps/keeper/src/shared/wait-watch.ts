/** Remembers since when a task waits for the same thing, and calls it a problem after its patience. */
export class WaitWatch {
  #waiting: { readonly reason: string; readonly since: number } | undefined;
  #now = 0;

  /** `patienceSeconds` of the chain's time. */
  constructor(readonly patienceSeconds: number) {}

  /** What a look found at `now` (seconds); undefined when nothing is missing. */
  note(reason: string | undefined, now: number): void {
    this.#now = now;
    if (reason === undefined) this.#waiting = undefined;
    else if (this.#waiting === undefined) this.#waiting = { reason, since: now };
    else this.#waiting = { reason, since: Math.min(this.#waiting.since, now) };
  }

  /** In words, once it has lasted too long. */
  problem(): string | undefined {
    if (this.#waiting === undefined) return undefined;
    const lasted = this.#now - this.#waiting.since;
    return lasted > this.patienceSeconds ? `${this.#waiting.reason}, for ${lasted} s` : undefined;
  }
}
