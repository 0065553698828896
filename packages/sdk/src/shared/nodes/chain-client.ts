import type { Client } from 'viem';

/** What the sdk needs of a viem client: a way to send one JSON-RPC request. Any `createClient` result is one. */
export type ChainClient = Pick<Client, 'request'>;
