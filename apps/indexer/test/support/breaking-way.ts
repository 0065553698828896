import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can break without the server hearing of it. */
export interface BreakingWay {
  /** The server's URL by this way. */
  readonly url: string;
  /** Ends all connections at the client's end; at the server's end they stay. New ones pass. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startBreakingWay(target: string): Promise<BreakingWay> {
  const { hostname, port } = new URL(target);
  const clients = new Set<Socket>();
  const servers = new Set<Socket>();
  const cutOff = new WeakSet<Socket>();
  const keep = (sockets: Set<Socket>, socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const entrance = createServer((client) => {
    const server = connect(Number(port), hostname);
    keep(clients, client);
    keep(servers, server);
    client.on('data', (bytes) => server.write(bytes));
    client.on('close', () => {
      if (!cutOff.has(client)) server.end();
    });
    server.on('data', (bytes) => client.write(bytes));
    server.on('close', () => client.destroy());
  });
  entrance.listen(0, '127.0.0.1');
  await once(entrance, 'listening');
  const url = new URL(target);
  url.port = String((entrance.address() as AddressInfo).port);
  const cut = () => {
    for (const client of clients) {
      cutOff.add(client);
      client.destroy();
    }
  };
  return {
    url: url.href,
    cut,
    stop: async () => {
      cut();
      for (const server of servers) server.destroy();
      entrance.close();
      await once(entrance, 'close');
    },
  };
}
