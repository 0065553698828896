import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { updateRequests } from './request-store';
import type { StepContext } from './step-context';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

type Asked = Pick<WalletRequest, 'summary' | 'approval' | 'callHash' | 'batch'>;

/** Notes what is about to be put before the wallet. Answers its id. */
export function openRequest(context: StepContext, makeAsked: (id: `0x${string}`) => Asked): `0x${string}` {
  const id = randomId();
  const askedTime = Date.now();
  const request: WalletRequest = {
    id,
    from: context.account,
    chainId: context.settings.chain.id,
    nonce: context.nonce,
    sinceBlock: Number(context.reader.blocks.current() ?? 0n),
    askedTime,
    until: askedTime + dayMs,
    ...makeAsked(id),
  };
  updateRequests((requests) => [request, ...requests]);
  return id;
}

/** The wallet answered with an error that leaves open whether it has sent: looked for on the chain for one more hour. */
export function doubtRequest(id: string): void {
  const until = Date.now() + hourMs;
  updateRequests((requests) => requests.map((request) => (request.id === id ? { ...request, until } : request)));
}

/** Takes a request off the list: it has a hash, or was refused. False when it was not on it any more. */
export function closeRequest(id: string): boolean {
  let wasThere = false;
  updateRequests((requests) => {
    wasThere = requests.some((request) => request.id === id);
    return requests.filter((request) => request.id !== id);
  });
  return wasThere;
}

function randomId(): `0x${string}` {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
