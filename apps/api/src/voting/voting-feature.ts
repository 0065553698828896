import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Hex } from '@besc/domain/shared/hex';
import { totalPower } from '@besc/domain/voting/voting-power';
import { receiptSigner } from '@besc/sdk/voting/receipts';
import { listOf, read } from '@besc/wire/settings/environment';
import { addressSchema } from '@besc/wire/shared/address-schema';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { logPage, logRead } from '@besc/wire/voting/fetch-log';
import { powerAnswerSchema } from '@besc/wire/voting/fetch-power';
import { readMessage } from '@besc/wire/voting/message-schemas';
import { messageTakenSchema } from '@besc/wire/voting/post-message';
import { mostVerified, verifyAnswerSchema } from '@besc/wire/voting/verify-votes';
import { moneySchema, moneyText, signatureSchema, wholeSchema } from '@besc/wire/voting/voting-fields';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import { type ApiContext, apiFeature } from '../shared/api-feature';
import { requestBudget } from '../shared/request-budget';
import { type ApiRoute, json, readPlace, route } from '../shared/route';
import { appendQueue } from './append-queue';
import { graphqlRoute } from './graphql-route';
import { hubErrors } from './hub-errors';
import { powerReader, powerRefusals } from './power-reader';
import { type Hub, messageRefusals, takeMessage, verificationHash } from './take-message';
import { entriesOf, proposalOf } from './vote-store';

/** Messages of one client in a minute: each costs a signature, a look-up of the index and a place in a log. */
const messagesPerMinute = 120;

const key = read((text) => {
  if (/^0x[0-9a-fA-F]{64}$/.test(text)) return text as Hex;
  throw new RangeError('must be a private key: 0x and 64 hex digits');
});

const account = read((text) => {
  const address = parseAddress(text);
  if (address !== undefined) return address;
  throw new RangeError(`must be addresses, separated by commas, not "${text.slice(0, 50)}"`);
});

const config = z.object({
  VOTING_KEY: z.optional(key),
  VOTING_INDEX_URL: z.url().optional(),
  VOTING_CORE: z.optional(listOf((text) => account.parse(text))),
  VOTING_HISTORY_KEY: z.string().min(32).optional(),
});

/** The hub: proposals, votes, their logs, and voting power. Without a key or an index there is none. */
export const votingFeature = apiFeature({
  slug: 'voting',
  migrations: join(import.meta.dirname, 'migrations'),
  config,
  routes(context, { VOTING_KEY, VOTING_INDEX_URL, VOTING_CORE = [], VOTING_HISTORY_KEY }) {
    if (VOTING_KEY === undefined || VOTING_INDEX_URL === undefined) return [];
    const { store, nowMs, deployment } = context;
    const hub = hubOf(context, { signingKey: VOTING_KEY, indexUrl: VOTING_INDEX_URL });
    const secret = createHash('sha256').update(`verification ${VOTING_KEY}`).digest('hex');
    const hashOf = (power: Parameters<typeof verificationHash>[1]) =>
      verificationHash({ secret, genesisHash: deployment.genesisHash }, power);
    const spend = requestBudget(messagesPerMinute);
    return [
      graphqlRoute({
        store,
        nowMs,
        core: VOTING_CORE,
        hashOf: ({ voter, snapshot, power }) => hashOf({ account: voter, block: snapshot, total: power }),
      }),
      messageRoute(hub, { nowMs, spend, historyKey: VOTING_HISTORY_KEY }),
      route({
        method: 'POST',
        path: '/power',
        summary: 'Voting power of an account at a block, in parts. What other addresses are named makes no difference.',
        body: z.object({ address: addressSchema, block: wholeSchema, poolAddresses: z.array(z.string()).optional() }),
        answer: json(powerAnswerSchema),
        refusals: { ...powerRefusals, NODE_UNAVAILABLE: 503 },
        async handle({ body: { address, block } }) {
          const { parts } = await hub.powerAt(address, block);
          const total = totalPower(parts);
          const data = {
            cakeBalance: moneyText(parts.wallet),
            cakeVaultBalance: moneyText(parts.vault),
            cakePoolBalance: moneyText(parts.farm),
            poolsBalance: moneyText(parts.pools),
            cakeBnbLpBalance: moneyText(parts.liquidity),
            total: moneyText(total),
            verificationHash: hashOf({ account: address, block, total }),
          };
          return { body: { data }, headers: { 'cache-control': 'no-store' } };
        },
      }),
      route({
        method: 'POST',
        path: '/verify',
        summary: `Whether the powers of at most ${mostVerified} votes are what was found here, by the voter in lower case.`,
        body: z.object({
          block: wholeSchema,
          votes: z
            .array(z.object({ address: addressSchema, verificationHash: z.string(), total: z.string() }))
            .max(mostVerified),
        }),
        answer: json(verifyAnswerSchema),
        async handle({ body: { block, votes } }) {
          const judged = votes.map((vote) => {
            const total = moneySchema.safeParse(vote.total).data;
            const isValid =
              total !== undefined && hashOf({ account: vote.address, block, total }) === vote.verificationHash;
            return [vote.address.toLowerCase(), { isValid }] as const;
          });
          return { body: { data: Object.fromEntries(judged) } };
        },
      }),
      logRoute(hub),
    ];
  },
});

function hubOf(context: ApiContext, { signingKey, indexUrl }: { signingKey: Hex; indexUrl: string }): Hub {
  const { deployment, client, store } = context;
  const money = contractOf(deployment, 'tokens', 'money');
  const chainHead = async () => {
    const head = await client.request({ method: 'eth_blockNumber' }).catch(() => undefined);
    if (head !== undefined) return Number(head);
    throw new ApiError(503, 'NODE_UNAVAILABLE', 'The chain could not be asked.', { retryAfterSeconds: 5 });
  };
  const powerAt = powerReader({
    indexUrl,
    money: money.address,
    vault: contractIfAny(deployment, 'pools', 'vault')?.address,
    firstBlock: Math.max(money.startBlock, contractOf(deployment, 'swap', 'factory').startBlock),
    chainHead,
  });
  return { context, powerAt, append: appendQueue(store), signer: receiptSigner(signingKey), chainHead };
}

const postSchema = z.object({
  address: addressSchema,
  msg: z.string().refine((text) => readMessage(text) !== undefined, 'is no vote or proposal of this space'),
  sig: signatureSchema,
});

function messageRoute(
  hub: Hub,
  {
    nowMs,
    spend,
    historyKey,
  }: {
    readonly nowMs: () => number;
    readonly spend: (client: string) => Promise<void>;
    readonly historyKey: string | undefined;
  },
): ApiRoute {
  const taken = route({
    method: 'POST',
    path: '/api/message',
    summary: 'Takes a signed proposal or vote.',
    body: postSchema,
    bodyNote:
      '`msg` is the text that was signed as a personal message, `sig` of a key, a contract (ERC-1271) or one to come (ERC-6492).',
    answer: json(messageTakenSchema),
    refusals: { ...messageRefusals, ...powerRefusals },
    around: [hubErrors],
    async handle({ body: { address, msg, sig }, client }) {
      const message = readMessage(msg);
      if (message === undefined) throw new ApiError(400, 'BAD_BODY', 'msg is no vote or proposal.');
      const isHistory = client === historyClient;
      if (!isHistory) await spend(client);
      const received = isHistory ? Number(message.timestamp) * 1000 : nowMs();
      const body = await takeMessage(hub, { account: address, text: msg, signature: sig, message, received });
      return { body, headers: { 'cache-control': 'no-store' } };
    },
  });
  return {
    ...taken,
    respond: (context, client) =>
      taken.respond(context, isKey(historyKey, context.req.header('x-history-key')) ? historyClient : client),
  };
}

/** Who writes the past of a local chain, with the key of its stack: a message comes when it was signed. */
const historyClient = 'history of a local chain';

function isKey(expected: string | undefined, given: string | undefined): boolean {
  if (expected === undefined || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}

function logRoute({ context: { store }, signer }: Hub): ApiRoute {
  return route({
    ...readPlace(logRead),
    summary: `The log of a proposal: ${logPage} entries after a place, and the signed head.`,
    answer: json(logRead.answer),
    refusals: { UNKNOWN_PROPOSAL: 404, BAD_PLACE: 400 },
    async handle({ query: { proposal: id, after } }) {
      const place = after === '' ? 0 : Number(after);
      if (!Number.isSafeInteger(place) || place < 0 || place > 2 ** 31 - 1) {
        throw new ApiError(400, 'BAD_PLACE', '"after" must be the place of an entry.');
      }
      const row = await proposalOf(store, id.toLowerCase());
      if (row === undefined) throw new ApiError(404, 'UNKNOWN_PROPOSAL', 'There is no such proposal.');
      const entries = await entriesOf(store, { proposal: row.id, after: place, limit: logPage });
      const { id: proposal, log_length: position, log_head: hash } = row;
      const head = position === 0 ? null : await signer.sign({ proposal, position, hash });
      const body = {
        proposal: { id: row.id, snapshotHash: row.snapshot_hash, account: row.author, ...signedOf(row) },
        entries: entries
          .filter((entry) => entry.position <= position)
          .map((entry) => {
            const { voter: account, previous } = entry;
            return { position: entry.position, previous, hash: entry.hash, account, ...signedOf(entry) };
          }),
        head,
      };
      return { body, headers: { 'cache-control': 'no-store' } };
    },
  });
}

function signedOf(row: {
  readonly message: string;
  readonly signature: Hex;
  readonly checked_at: number | undefined;
  readonly received: number;
  readonly power: bigint;
}) {
  const { message: text, signature, checked_at: checkedAt = null, received, power } = row;
  return { text, signature, checkedAt, received, power: String(power) };
}
