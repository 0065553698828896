import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call and its answer as they travel. */
export interface WireCall {
  readonly method: string;
  readonly params?: readonly unknown[];
}
export interface WireAnswer {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** What a node makes of the answers to one request. */
type Oddity = (answers: readonly WireAnswer[], calls: readonly WireCall[]) => readonly WireAnswer[];

/** A JSON-RPC endpoint in front of a real one that answers in its own way. */
export interface OddNode {
  readonly url: string;
  /** The requests so far, each with its calls. */
  readonly requests: (readonly WireCall[])[];
  answer(oddity: Oddity): void;
  stop(): Promise<void>;
}

export async function startOddNode(target: string): Promise<OddNode> {
  let oddity: Oddity = (answers) => answers;
  const requests: (readonly WireCall[])[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const asked = JSON.parse(body) as WireCall | WireCall[];
    const calls = [asked].flat();
    requests.push(calls);
    const headers = { 'content-type': 'application/json' };
    // A connection that the node closes as it is used again ends the request, as it would without this node between them.
    const told = await fetch(target, { method: 'POST', headers, body })
      .then((answer) => answer.json())
      .catch(() => undefined);
    if (told === undefined) return void response.destroy();
    const answers = oddity([told as WireAnswer | WireAnswer[]].flat(), calls);
    response.writeHead(200, headers).end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => {
      oddity = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As geth limits a batch: the answer that goes beyond so many bytes is the last, what is left is refused. */
export function batchLimit(bytes: number): Oddity {
  return (answers) => {
    let sum = 0;
    return answers.map((answer) => {
      if (sum > bytes) return { ...refusal(answer), error: { code: -32_003, message: 'response too large' } };
      sum += JSON.stringify(answer.result ?? null).length;
      return answer;
    });
  };
}

/** The same answer without its result. */
export function refusal({ id }: WireAnswer): { jsonrpc: '2.0'; id: unknown } {
  return { jsonrpc: '2.0', id };
}
