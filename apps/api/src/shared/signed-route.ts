import type { Hex } from '@besc/domain/shared/hex';
import { ReadError } from '@besc/sdk/shared/errors/read-error';
import { isSignedBy, messageDigest } from '@besc/sdk/shared/writes/is-signed-by';
import {
  type SignedFields,
  type SignedMessage,
  type SignedPost,
  signedDomain,
  signedStructText,
  signedTypedData,
  signedWindowMs,
} from '@besc/wire/shared/signed-message';
import * as z from 'zod';
import { ApiError } from './api-error';
import type { ApiContext } from './api-feature';
import { schemaOf } from './migrate';
import { type ApiRoute, json, type Reply, route, type Schema } from './route';
import type { Queries } from './store';

/** Several processes may take messages, and another's clock may be behind ours: none forgets what another would still take. */
const clockSlackMs = 3_600_000;

const refusals = { BAD_TIMESTAMP: 400, BAD_SIGNATURE: 401, MESSAGE_SPENT: 409, NODE_UNAVAILABLE: 503 };

/**
 * A route that takes a message signed by an account (EIP-712, see `signedMessage`): of its key or of its contract, for this
 * chain, slug and purpose, not older or newer than five minutes, and each once. `prepare` does what needs no transaction; what
 * it gives is done in one transaction with the note that the message is spent, so that neither is kept without the other.
 */
export function signedRoute<Own extends SignedFields, Sent extends Schema>(
  context: ApiContext,
  definition: Pick<ApiRoute, 'summary' | 'refusals'> & {
    readonly message: SignedMessage<Own, Sent>;
    prepare(post: SignedPost<Own>): Promise<(queries: Queries) => Promise<Reply<z.input<Sent>>>>;
  },
): ApiRoute {
  const { message, prepare, ...rest } = definition;
  // Read once: a context without a database or a node stops the start, not a request.
  const { store, client, deployment, nowMs } = context;
  return route({
    ...rest,
    method: 'POST',
    path: message.path,
    body: message.schema,
    answer: json(message.answer),
    bodyNote: noteOf(deployment, message),
    refusals: { ...refusals, ...definition.refusals },
    async handle({ body: post }) {
      const now = nowMs();
      if (Math.abs(now - post.timestamp) > signedWindowMs) {
        throw new ApiError(400, 'BAD_TIMESTAMP', `The time must be within five minutes of the server's, ${now}.`);
      }
      const digest = await requireSignature({ client, deployment }, message, post);
      const write = await prepare(post);
      return await store.transaction(async (queries) => {
        await spend(queries, `${schemaOf(message.space)}.spent_message`, {
          digest,
          now,
          end: post.timestamp + signedWindowMs + clockSlackMs,
        });
        return await write(queries);
      });
    },
  });
}

/** Gives the digest of what was signed. */
async function requireSignature<Own extends SignedFields>(
  { deployment, client }: Pick<ApiContext, 'deployment' | 'client'>,
  message: SignedMessage<Own>,
  post: SignedPost<Own>,
): Promise<Hex> {
  const { account, signature } = post;
  const digest = messageDigest(signedTypedData(message, deployment, post));
  try {
    if (await isSignedBy({ client, account, digest, signature })) return digest;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new ApiError(503, 'NODE_UNAVAILABLE', 'The chain could not be asked.', { retryAfterSeconds: 5 });
  }
  throw new ApiError(401, 'BAD_SIGNATURE', `This was not signed by ${account} for this chain and purpose.`);
}

/** Notes that a message was taken, and forgets some of those that are too old to come again. */
async function spend(
  { query }: Queries,
  table: string,
  { digest, now, end }: { digest: string; now: number; end: number },
): Promise<void> {
  const insert = `insert into ${table} (digest, expires_at) values ($1, $2) on conflict do nothing returning digest`;
  const taken = await query(z.unknown(), insert, [digest, end]);
  if (taken.length === 0) throw new ApiError(409, 'MESSAGE_SPENT', 'This message was taken before.');
  const old = `select digest from ${table} where expires_at < $1 limit 10 for update skip locked`;
  await query(z.unknown(), `delete from ${table} where digest in (${old})`, [now]);
}

/** How the signature is made, for readers of the OpenAPI document. */
function noteOf(deployment: ApiContext['deployment'], message: SignedMessage): string {
  const { space, purpose } = message;
  const domain = JSON.stringify(signedDomain(deployment));
  return `Signed by EIP-712: domain ${domain}, ${purpose}(${signedStructText(message)}), space "${space}".`;
}
