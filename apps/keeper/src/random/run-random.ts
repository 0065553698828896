import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { commitCall, noteCall, revealCall, withdrawCall } from '@besc/sdk/random/random-calls';
import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import { type CallOutcome, callSender } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';
import { allowAtLeast, readHeldAndAllowed } from '../shared/token-allowance';
import { type Commitment, findSecret, isOwnCommitment, namesToCommit, secretOf } from '../shared/word-secrets';
import type { RandomConfig } from './random-config';
import { readConsumers } from './read-consumers';
import { type RandomReading, readRandom } from './read-random';

/** What a look at the source led to. */
export interface RandomOutcome {
  readonly revealed: readonly bigint[];
  /** Numbers of other keys' secrets whose block hash was stored. */
  readonly noted: readonly bigint[];
  /** Numbers whose word this key should give and cannot: of another key's secret, or with a block not noted in time. */
  readonly lost: readonly bigint[];
  readonly committed: number;
  /** Why there are too few commitments, where there are. */
  readonly waiting: 'not-operator' | 'other-key' | 'no-consumer' | 'too-little-money' | 'busy' | string | undefined;
  /** Of the operator those that it can reveal, of anybody else all. */
  readonly commitmentsAhead: number;
}

/** The target block has no hash where it was asked, or the word was not asked for there, or it is known already. */
const waitingReasons: ReadonlySet<string> = new Set(['NoBlockHash', 'WrongState']);
/** The chain knows the hashes of so many blocks. */
const knownHashes = 256n;

/**
 * Commitments kept ahead, and words given: look by look, each from what the chain says. A secret leaves this process only when
 * the block that it is mixed with has been there for `confirmations` blocks: a node that is asked with it before, or a reader
 * of the traffic, could choose that block.
 */
export function randomRunner(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & {
    readonly config: RandomConfig;
    readonly source: Address;
  },
) {
  const { chain, sender, log, config, source } = options;
  const { client, account, deployment } = chain;
  const money = addressOf(deployment, 'tokens', 'money');
  const place = { chainId: deployment.chainId, genesisHash: deployment.genesisHash, source };
  const sendCall = callSender(options);

  const isOwn = (commitment: Commitment) => isOwnCommitment(account, place, commitment);

  const give = async (
    id: bigint,
    head: bigint,
    givesWords: boolean,
  ): Promise<'revealed' | 'noted' | 'lost' | undefined> => {
    const read = { address: source, abi: commitRandomAbi, functionName: 'commitmentOf', args: [id] } as const;
    const [hash, targetBlock] = await client.readContract(read);
    const isForeign = givesWords && !(await isOwn({ id, hash }));
    if (targetBlock === 0n || targetBlock + config.confirmations >= head) return isForeign ? 'lost' : undefined;
    const secret = (await findSecret(account, place, { id, hash })) ?? 'other';
    const outcome = await sendCall(secret === 'other' ? noteCall(source, id) : revealCall(source, id, secret));
    if (outcome.kind === 'done') {
      log.info({ id: `${id}`, hash: outcome.hash }, secret === 'other' ? 'block hash noted' : 'secret revealed');
      return secret === 'other' ? 'noted' : 'revealed';
    }
    // A node that is behind has not come to the block yet, and another keeper may have been faster: the next look decides.
    const isWaiting = outcome.kind === 'refused' && waitingReasons.has(outcome.reason);
    const isForgotten = isWaiting && outcome.reason === 'NoBlockHash' && head > targetBlock + knownHashes;
    if (isForgotten && secret !== 'other') return 'lost';
    if (isWaiting) log.debug({ id: `${id}`, reason: outcome.reason }, 'secret waits for its block');
    else if (outcome.kind === 'refused' && secret !== 'other') {
      log.error({ id: `${id}`, reason: outcome.reason }, 'secret refused: without a word the round will be refunded');
    }
    return isForeign ? 'lost' : undefined;
  };

  /**
   * Takes the newest commitment back. What another key committed ahead was of the operator before: this key cannot give its
   * words, its holder may withhold them, and the games would go on with them.
   */
  const withdraw = async (head: bigint): Promise<CallOutcome> => {
    const nonce = await sender.quietNonce(head);
    if (nonce === undefined) return { kind: 'busy' };
    return sendCall(withdrawCall(source), nonce);
  };

  /** Commits to the next secret; a hash that was used before leaves the next name. */
  const commit = async ({ committed, bond }: RandomReading, head: bigint): Promise<CallOutcome> => {
    const nonce = await sender.quietNonce(head);
    if (nonce === undefined) return { kind: 'busy' };
    const held = await readHeldAndAllowed(chain, { token: money, holder: account.address, spender: source });
    if (held.balance < bond) return { kind: 'refused', reason: 'too-little-money' };
    const allowed = await allowAtLeast(sendCall, { token: money, spender: source, amount: bond, ...held });
    if (allowed) return allowed.kind === 'done' ? { kind: 'busy' } : allowed;
    let outcome: CallOutcome = { kind: 'refused', reason: 'KnownHash' };
    for (const name of namesToCommit(committed)) {
      const hash = commitmentOf(await secretOf(account, place, name));
      outcome = await sendCall(commitCall(source, hash), nonce);
      if (outcome.kind !== 'refused' || outcome.reason !== 'KnownHash') break;
    }
    return outcome;
  };

  /** One look, `head` being the number of the newest block. */
  return async function look(head: bigint): Promise<RandomOutcome> {
    const reading = await readRandom(chain, source);
    const revealed: bigint[] = [];
    const noted: bigint[] = [];
    const lost: bigint[] = [];
    for (const id of reading.open) {
      const given = await give(id, head, reading.givesWords);
      if (given === 'revealed') revealed.push(id);
      if (given === 'noted') noted.push(id);
      if (given === 'lost') lost.push(id);
    }
    const own = reading.givesWords ? await Promise.all(reading.ahead.map(isOwn)) : reading.ahead.map(() => true);
    const ahead = own.filter(Boolean).length;
    const told = { revealed, noted, lost, committed: 0, waiting: undefined, commitmentsAhead: ahead };
    if (own.includes(false)) {
      const outcome = await withdraw(head);
      if (outcome.kind === 'done') log.warn({ hash: outcome.hash }, 'commitment of another key withdrawn');
      return { ...told, waiting: 'other-key' };
    }
    if (ahead >= config.commitments) return told;
    if (!reading.isOperator) return { ...told, waiting: 'not-operator' };
    // What nothing asks any more takes no bonds.
    if ((await readConsumers(chain, source)).length === 0) return { ...told, waiting: 'no-consumer' };
    const outcome = await commit(reading, head);
    if (outcome.kind === 'busy') return { ...told, waiting: 'busy' };
    if (outcome.kind === 'refused') return { ...told, waiting: outcome.reason };
    log.info({ id: `${reading.committed}`, hash: outcome.hash }, 'committed to a secret');
    return { ...told, committed: 1, commitmentsAhead: ahead + 1 };
  };
}
