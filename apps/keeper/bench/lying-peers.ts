import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { devAccounts } from '@besc/localnet/dev-accounts';
import { reportsAnswer } from '@besc/wire/oracle/signed-reports';
import { type ReportPlace, signReport } from '../src/oracle/signed-report';

/** The keys of the local chain's reporters. */
export const reporterKeys = devAccounts(35).slice(30);

/** A fiftieth of a coin, far from every market. */
const lie = 3n * 10n ** 6n;

/**
 * Three other keepers as they should not be: the fourth reporter lies, the fifth says a price too late for anybody, and a third
 * peer takes connections and never answers.
 */
export async function lyingPeers(place: ReportPlace, lateMilliseconds: number) {
  const asked = { liar: 0, late: 0, silent: 0 };
  const serve = async (answer: (time: number) => Promise<string | undefined>) => {
    const server = createServer((request, response) => {
      const time = Number(new URL(request.url ?? '', 'http://peer').searchParams.get('time'));
      void answer(time).then((text) => text !== undefined && response.end(text));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
  };
  const signed = async (index: number, price: bigint, time: number) => {
    const account = reporterKeys[index];
    if (!account) throw new RangeError('no such reporter');
    return JSON.stringify(reportsAnswer([await signReport(account, place, { price, time })]));
  };
  const peers = await Promise.all([
    serve(async (time) => {
      asked.liar += 1;
      return signed(3, lie, time);
    }),
    serve(async (time) => {
      asked.late += 1;
      await sleep(lateMilliseconds);
      return signed(4, 5n * 10n ** 8n, time);
    }),
    serve(async () => {
      asked.silent += 1;
      return undefined;
    }),
  ]);
  return {
    asked,
    urls: peers.map(({ url }) => url),
    stop() {
      for (const { server } of peers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
