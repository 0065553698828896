import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server of token lists and pictures: what it answers is written by a test, and may change while it runs. */
export interface ListServer {
  /** The URL of a path. */
  url(path: string): string;
  /** What a path answers from now on: an object as JSON, bytes and a text as they are, `hang` never. */
  answer(path: string, answer: object | string | Uint8Array | 'hang'): void;
  /** The paths that were asked for since the start, with who asked. */
  readonly asked: readonly { readonly path: string; readonly by: string | undefined }[];
  stop(): void;
}

export async function startListServer(): Promise<ListServer> {
  const answers = new Map<string, object | string>();
  const asked: { path: string; by: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', by: request.headers['user-agent'] });
    const answer = answers.get(request.url ?? '');
    if (answer === 'hang') return;
    if (answer === undefined) response.writeHead(404).end();
    else response.end(typeof answer === 'string' || answer instanceof Uint8Array ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    answer: (path, answer) => void answers.set(path, answer),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
