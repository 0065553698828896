import type { Hex } from '@besc/domain/shared/hex';
import { endMessage } from '../life/end-message';
import { endOf, recordUnder } from '../life/transaction-end';
import { requestEnds } from '../records/request-store';
import { transactionStore } from '../records/transaction-store';
import type { RunState } from '../steps/run-state';

/**
 * Goes on telling what becomes of a run that has ended, as long as somebody looks: the chain may take a success back and
 * give it again, and what the wallet said it had not sent may turn up. Stops by itself once the run is given up.
 */
export function followRun(options: {
  readonly end: RunState;
  readonly chainId: number;
  readonly onState: (state: RunState) => void;
  readonly isGivenUp: () => boolean;
}): void {
  const { end, chainId, onState, isGivenUp } = options;
  if (end.kind !== 'confirmed' && end.kind !== 'failed') return;
  if (end.hash === undefined && requestOf(end) === undefined) return;
  let told: RunState = end;
  const look = (): void => {
    if (isGivenUp()) {
      for (const stop of stops) stop();
      return;
    }
    const now = stateNow(end, chainId);
    if (JSON.stringify(now) === JSON.stringify(told)) return;
    told = now;
    onState(now);
  };
  const stops = [transactionStore.subscribe(look), requestEnds.subscribe(look)];
  look();
}

type Ended = Extract<RunState, { kind: 'confirmed' | 'failed' }>;

const requestOf = (end: Ended): string | undefined => (end.kind === 'failed' ? end.request : undefined);

/** An ended run as the records see it now. */
function stateNow(end: Ended, chainId: number): RunState {
  const hash = end.hash ?? foundHash(requestOf(end));
  const record = hash === undefined ? undefined : recordUnder(chainId, hash);
  if (record === undefined) return end;
  const step = end.kind === 'failed' ? end.step : 0;
  const isUnfinished = end.kind === 'failed' && end.isUnfinished;
  const through = end.kind === 'failed' ? end.through : undefined;
  const now = endOf(record);
  if (now === undefined) {
    return { kind: 'sent', step, hash: record.hash, ...(record.isTakenBack ? { isTakenBack: true } : {}) };
  }
  const place = { step, hash: now.hash, ...(isUnfinished ? { isUnfinished } : {}), ...(through && { through }) };
  const failed = { kind: 'failed', failure: 'reverted', ...place } as const;
  if (now.kind !== 'succeeded')
    return { ...failed, message: endMessage(now), ...(now.kind === 'dropped' && { isDropped: true }) };
  return isUnfinished
    ? {
        ...failed,
        message: { text: 'This step went through after all. The next step wasn’t sent.' },
        ...(through && { through: { ...through, done: through.done + 1 } }),
      }
    : { kind: 'confirmed', hash: now.hash, ...(now.summary && { summary: now.summary }) };
}

function foundHash(request: string | undefined): Hex | undefined {
  const end = request === undefined ? undefined : requestEnds.getState()[request];
  return end?.kind === 'recorded' ? end.hash : undefined;
}
