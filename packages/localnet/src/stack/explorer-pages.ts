import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatEther, type Hex } from 'viem';
import { createJsonRpc } from '../json-rpc';

interface RpcBlock {
  number: Hex;
  hash: Hex;
  parentHash: Hex;
  timestamp: Hex;
  gasUsed: Hex;
  transactions: Hex[];
}
interface RpcTransaction {
  hash: Hex;
  from: Hex;
  to: Hex | null;
  value: Hex;
  input: Hex;
  nonce: Hex;
  gasPrice: Hex;
  blockNumber: Hex | null;
}
interface RpcReceipt {
  status: Hex;
  gasUsed: Hex;
  logs: unknown[];
}
type Row = readonly [name: string, value: string, link?: string | undefined];

const placeholders: Readonly<Record<string, readonly [title: string, text: string]>> = {
  bridge: ['Bridge', 'On a deployment this link leads to the bridge (setting links.bridge).'],
  provider: ['Provider', 'On a deployment this link leads to the provider (setting links.provider).'],
  community: ['Community', 'On a deployment this link leads to a community page (setting links.social).'],
  project: ['Project', 'On a deployment this link leads to the site of a token (projectLink in its plan).'],
  'chain-hyperchain': ['BESC Hyperchain', 'On a deployment this link leads to another chain (setting links.chains).'],
  'chain-mainnet': ['BESC Mainnet', 'On a deployment this link leads to another chain (setting links.chains).'],
  'chain-testnet': ['BESC Testnet', 'On a deployment this link leads to another chain (setting links.chains).'],
};

/** A plain block explorer of the local chain, and the pages behind the placeholder links. No scripts, no outside files. */
export function explorerPages({ rpcUrl, settings }: { rpcUrl: string; settings: Settings }): Hono {
  const rpc = createJsonRpc(rpcUrl);
  const app = new Hono();
  const page = (title: string, rows: readonly Row[], note = '') =>
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title} - local explorer</title>
        </head>
        <body>
          <h1>${title}</h1>
          ${note ? html`<p>${note}</p>` : ''}
          <dl>
            ${rows.map(
              ([name, value, link]) =>
                html`<dt>${name}</dt>
                  <dd>${link ? html`<a href="${link}">${value}</a>` : value}</dd>`,
            )}
          </dl>
          <p><a href="/">${settings.productName}</a></p>
        </body>
      </html>`;
  const missing = (what: string) => page('Not found', [], `The local chain has no such ${what}.`);

  app.onError((_, c) => c.html(page('No answer', [], 'The node of the local stack does not answer.'), 502));

  app.get('/local/:name', (c) => {
    const [title, text] = placeholders[c.req.param('name')] ?? [];
    return title && text ? c.html(page(title, [], text)) : c.html(missing('page'), 404);
  });

  app.get('/explorer/tx/:hash', async (c) => {
    const hash = c.req.param('hash');
    if (!/^0x[\da-f]{64}$/i.test(hash)) return c.html(missing('transaction'), 404);
    const [sent, receipt] = (await rpc.batch([
      ['eth_getTransactionByHash', [hash]],
      ['eth_getTransactionReceipt', [hash]],
    ])) as [RpcTransaction | null, RpcReceipt | null];
    if (!sent) return c.html(missing('transaction'), 404);
    const block = sent.blockNumber === null ? undefined : String(Number(sent.blockNumber));
    const rows: Row[] = [
      ['Status', receipt ? (receipt.status === '0x1' ? 'Success' : 'Failed') : 'Pending'],
      ['Block', block ?? 'none yet', block && `/explorer/block/${block}`],
      ['From', checksumAddress(sent.from), `/explorer/address/${sent.from}`],
      [
        'To',
        sent.to ? checksumAddress(sent.to) : 'creates a contract',
        sent.to ? `/explorer/address/${sent.to}` : undefined,
      ],
      ['Value', `${formatEther(BigInt(sent.value))} BESC`],
      ['Gas used', receipt ? String(BigInt(receipt.gasUsed)) : 'unknown'],
      ['Gas price', `${BigInt(sent.gasPrice)} wei`],
      ['Nonce', String(Number(sent.nonce))],
      ['Events', receipt ? String(receipt.logs.length) : 'unknown'],
      ['Data', sent.input],
    ];
    return c.html(page(`Transaction ${hash}`, rows));
  });

  app.get('/explorer/block/:number', async (c) => {
    const given = c.req.param('number');
    if (!/^\d{1,15}$/.test(given)) return c.html(missing('block'), 404);
    const block = await rpc.request<RpcBlock | null>('eth_getBlockByNumber', [
      `0x${Number(given).toString(16)}`,
      false,
    ]);
    if (!block) return c.html(missing('block'), 404);
    const rows: Row[] = [
      ['Time', new Date(Number(block.timestamp) * 1000).toISOString()],
      ['Hash', block.hash],
      ['Parent', block.parentHash],
      ['Gas used', String(BigInt(block.gasUsed))],
      ['Transactions', String(block.transactions.length)],
    ];
    for (const hash of block.transactions) rows.push(['Transaction', hash, `/explorer/tx/${hash}`]);
    return c.html(page(`Block ${given}`, rows));
  });

  for (const kind of ['address', 'token'] as const) {
    app.get(`/explorer/${kind}/:address`, async (c) => {
      const given = c.req.param('address');
      if (!/^0x[\da-f]{40}$/i.test(given)) return c.html(missing('address'), 404);
      const [balance, code, nonce] = (await rpc.batch([
        ['eth_getBalance', [given, 'latest']],
        ['eth_getCode', [given, 'latest']],
        ['eth_getTransactionCount', [given, 'latest']],
      ])) as [Hex, Hex, Hex];
      return c.html(
        page(`${kind === 'token' ? 'Token' : 'Address'} ${checksumAddress(given)}`, [
          ['Balance', `${formatEther(BigInt(balance))} BESC`],
          ['Kind', code === '0x' ? 'Account' : `Contract of ${(code.length - 2) / 2} bytes`],
          ['Transactions sent', String(Number(nonce))],
        ]),
      );
    });
  }

  app.get('/explorer', async (c) => {
    const head = Number(await rpc.request<Hex>('eth_blockNumber'));
    const rows = Array.from({ length: Math.min(20, head + 1) }, (_, back): Row => {
      const number = String(head - back);
      return ['Block', number, `/explorer/block/${number}`];
    });
    return c.html(page(`${settings.chain.name}`, rows));
  });
  return app;
}
