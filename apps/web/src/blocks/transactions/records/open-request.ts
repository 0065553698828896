import { daySeconds } from '@besc/domain/shared/constants';
import type { Hex } from '@besc/domain/shared/hex';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { updateRequests } from './request-store';
import type { StepContext } from './step-context';

const hourMs = 3_600_000;

type Asked = Pick<
  WalletRequest,
  'summary' | 'toast' | 'isPrelude' | 'refusals' | 'logged' | 'approval' | 'callHash' | 'batch'
>;

/** Requests whose answer this page still waits for (the wallet may yet choose any nonce for them), and what ends the waiting. */
const awaited = new Map<string, () => void>();

/** Notes what is about to be put before the wallet. Answers its id. */
export function openRequest(context: StepContext, makeAsked: (id: Hex) => Asked): Hex {
  const id = randomId();
  const askedTime = Date.now();
  const request: WalletRequest = {
    id,
    from: context.account,
    chainId: context.settings.chain.id,
    nonce: context.nonce,
    sinceBlock: newestBlock(context),
    askedTime,
    until: askedTime + daySeconds * 1000,
    ...makeAsked(id),
  };
  beginWaiting(id);
  updateRequests((requests) => [request, ...requests]);
  return id;
}

/**
 * The wallet answered with something other than a hash: the chain is asked whether it has sent. `isSilent` when the
 * answer said clearly that it has not, so that no doubt is told.
 */
export function doubtRequest(
  id: string,
  { context, isSilent = false }: { context: StepContext; isSilent?: boolean },
): void {
  endWaiting(id);
  const doubt = { doubtedBlock: newestBlock(context), until: Date.now() + hourMs };
  updateRequests((requests) =>
    requests.map((request) =>
      request.id === id ? { ...request, ...doubt, ...(isSilent ? { isSilent } : {}) } : request,
    ),
  );
}

/** The wallet has taken a batch, to be asked for by this id. */
export function acceptRequest(id: string, batchId: string): void {
  endWaiting(id);
  updateRequests((requests) =>
    requests.map((request) =>
      request.id === id && request.batch !== undefined
        ? { ...request, batch: { ...request.batch, id: batchId, isAccepted: true } }
        : request,
    ),
  );
}

/** Takes a request off the list: it has a hash, or was refused. False when it was not on it any more. */
export function closeRequest(id: string): boolean {
  endWaiting(id);
  let wasThere = false;
  updateRequests((requests) => {
    wasThere = requests.some((request) => request.id === id);
    return requests.filter((request) => request.id !== id);
  });
  return wasThere;
}

/** Whether the wallet may still answer the page that asked: this one or another tab. */
export async function isAwaited(id: string): Promise<boolean> {
  if (awaited.has(id)) return true;
  const held =
    (
      await locks()
        ?.query()
        .catch(() => undefined)
    )?.held ?? [];
  return held.some(({ name }) => name === lockOf(id));
}

/** Undefined where a page is not served safely, and outside of a browser. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;
const lockOf = (id: string) => `besc-request-${id}`;

/** Other tabs see the lock; a page that is closed or left gives it back without doing anything. */
function beginWaiting(id: string): void {
  const answered = new Promise<void>((resolve) => awaited.set(id, resolve));
  locks()
    ?.request(lockOf(id), () => answered)
    .catch(() => undefined);
}

function endWaiting(id: string): void {
  awaited.get(id)?.();
  awaited.delete(id);
}

/** The newest block that this page knows of; 0 before it knows one. */
export function newestBlock({ reader }: StepContext): number {
  return Number(reader.blocks.current() ?? 0n);
}

function randomId(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
