import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import type { SignedReport } from './signed-report';

/** What `submit` of the oracle takes. */
export interface Submission {
  readonly prices: readonly bigint[];
  readonly signatures: readonly SignedReport['signature'][];
}

/** What is known of the oracle's reporters. */
export interface Reporters {
  readonly reporters: readonly Address[];
  readonly quorum: number;
}

/** Reports of one time by their signers. The first that a reporter gives is kept, whatever comes after it. */
export class ReportCollection {
  readonly #bySigner = new Map<Address, SignedReport>();

  constructor(readonly time: number) {}

  add(report: SignedReport): void {
    if (!this.#bySigner.has(report.signer)) this.#bySigner.set(report.signer, report);
  }

  /**
   * The submission, once every reporter has spoken, or a quorum after `patienceSeconds`; undefined before. Reports of
   * strangers count for nothing. Median and order are the contract's.
   */
  submission(
    { reporters, quorum }: Reporters,
    { now, patienceSeconds }: { readonly now: number; readonly patienceSeconds: number },
  ): Submission | undefined {
    const ordered = reporters.toSorted(addressOrder);
    const given = ordered.flatMap((reporter) => this.#bySigner.get(reporter) ?? []);
    const isEnough = given.length === reporters.length || now >= this.time + patienceSeconds;
    if (given.length < quorum || !isEnough) return undefined;
    return { prices: given.map(({ price }) => price), signatures: given.map(({ signature }) => signature) };
  }

  /** Reporters that have not been heard. */
  missing({ reporters }: Reporters): readonly Address[] {
    return reporters.filter((reporter) => !this.#bySigner.has(reporter));
  }
}
