import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { openRefundsCall } from '@besc/sdk/lottery/lottery-operator-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { callSender } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';
import { type LotteryReading, lotteryStatus } from './lottery-plan';

/** So many of the last rounds are read, and so many remembered: a word can expire when short rounds have followed. */
const roundsRead = 8n;
const roundsRemembered = 100n;

/**
 * Brings bonds of rounds that gave all back to the next pot. Of a round never closed the word is asked for only when the refunds
 * are opened, and its bond is lost when that has expired too: a second call then takes it, which the chain takes once. Rounds are
 * read when the state of the game is another; between, only whether a word that one of them waits for has expired.
 */
export function lostBonds(options: Pick<KeeperContext, 'chain' | 'sender' | 'log'>) {
  const { chain, log } = options;
  const { client } = chain;
  const game = {
    address: addressOf(chain.deployment, 'lottery', 'game'),
    abi: lotteryAbi,
    blockTag: 'pending',
  } as const;
  const sendCall = callSender(options);
  /** By the number of a round that gave all back its word and where that comes from, until the chain was asked about its bond. */
  const words = new Map<bigint, { readonly source: Address; readonly word: bigint }>();
  let seen = '';

  const findRounds = async (last: bigint): Promise<void> => {
    const first = last > roundsRead ? last - roundsRead + 1n : 1n;
    const ids = Array.from({ length: Number(last - first + 1n) }, (_, place) => first + BigInt(place));
    const rounds = await Promise.all(
      ids.map(async (id) => {
        const [{ status }, source, word] = await Promise.all([
          client.readContract({ ...game, functionName: 'viewLottery', args: [id] }),
          client.readContract({ ...game, functionName: 'randomSourceOf', args: [id] }),
          client.readContract({ ...game, functionName: 'randomIdOf', args: [id] }),
        ]);
        return { id, status, source: checksumAddress(source), word };
      }),
    );
    for (const { id, status, source, word } of rounds)
      if (status === lotteryStatus.refunding) words.set(id, { source, word });
    for (const id of words.keys()) if (id + roundsRemembered < last) words.delete(id);
  };

  /** A source that cannot say so has no bond to give, and keeps no round from its steps. */
  const stateOf = async ({ source, word }: { readonly source: Address; readonly word: bigint }) => {
    const at = { address: source, abi: commitRandomAbi, blockTag: 'pending', args: [word] } as const;
    const [[isGiven], isExpired] = await Promise.all([
      client.readContract({ ...at, functionName: 'wordOf' }),
      client.readContract({ ...at, functionName: 'isExpired' }),
    ]).catch(() => [[false], false] as const);
    return isGiven ? 'given' : isExpired ? 'expired' : 'open';
  };

  /** The round whose bond was taken at this look. What the chain refuses it is asked again only when the game has another state. */
  return async ({ lotteryId: last, status }: LotteryReading): Promise<bigint | undefined> => {
    if (seen !== `${last} ${status}`) await findRounds(last);
    seen = `${last} ${status}`;
    const rounds = [...words].map(async ([lotteryId, word]) => [lotteryId, await stateOf(word)] as const);
    for (const [lotteryId, state] of await Promise.all(rounds)) {
      if (state === 'given') words.delete(lotteryId);
      if (state !== 'expired') continue;
      const outcome = await sendCall(openRefundsCall(game.address, lotteryId));
      if (outcome.kind === 'busy') return undefined;
      words.delete(lotteryId);
      if (outcome.kind === 'done') {
        log.info(
          { lotteryId: `${lotteryId}`, hash: outcome.hash },
          'the bond of a lost word is taken for the next pot',
        );
        return lotteryId;
      }
      log.debug({ lotteryId: `${lotteryId}`, reason: outcome.reason }, 'no bond to take');
    }
    return undefined;
  };
}
