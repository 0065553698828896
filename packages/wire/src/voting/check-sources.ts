import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { fetchPowers } from './fetch-holdings';
import { fetchLog } from './fetch-log';
import { fetchProposal } from './fetch-proposals';

/** What the check of a result reads: log and proposal of the hub, powers of the index. All throw FetchError. */
export function checkSources(places: {
  readonly id: Hex;
  readonly hubUrl: string;
  readonly indexUrl: string;
  readonly money: Address;
  /** Undefined on a chain without a vault. */
  readonly vault: Address | undefined;
}) {
  const { id, hubUrl, indexUrl, money, vault } = places;
  return {
    readLog: (onPage: (read: number, all: number) => void) => fetchLog({ url: hubUrl, proposal: id, onPage }),
    readProposal: () => fetchProposal({ url: hubUrl, id }),
    readPowers: (accounts: readonly Address[], block: number) =>
      fetchPowers({ url: indexUrl, accounts, block, money, vault, timeoutMs: 30_000 }),
  };
}
