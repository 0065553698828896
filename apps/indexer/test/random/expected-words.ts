import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { decodeEventLog } from 'viem';
import type { RawLog } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

/** The rows of random sources and words from raw logs, and which word each transaction reserved. */
export function expectedWords(logs: readonly RawLog[]) {
  const sources = new Map<string, Row>();
  const words = new Map<string, Row>();
  const reservations = new Map<string, string>();
  const nothing = { consumer: null, targetBlock: null, deadline: null, blockHash: null, secret: null, word: null };
  const steps = ['reserve', 'request', 'note', 'reveal', 'expire'];
  for (const { address, topics, data, block, time, hash } of logs) {
    const event = decodeEventLog({ abi: commitRandomAbi, topics, data });
    const source = sources.get(address) ?? {
      id: address,
      committed: 0,
      reserved: 0,
      reservedBy: null,
      reservedHash: null,
    };
    sources.set(address, source);
    if (event.eventName === 'BondSet') source.bond = String(event.args.bond);
    if (!event.args || !('id' in event.args)) continue;
    const number = Number(event.args.id);
    const id = `${address}-${number}`;
    const at = (step: string) => ({ [`${step}Block`]: block, [`${step}Time`]: time, [`${step}Hash`]: hash });
    const word = words.get(id) ?? {};
    switch (event.eventName) {
      case 'Committed':
        words.set(id, {
          id,
          sourceId: address,
          number,
          status: 'committed',
          ...nothing,
          commitment: event.args.hash,
          bond: String(event.args.bond),
          ...at('commit'),
          ...Object.fromEntries(steps.flatMap((step) => ['Block', 'Time', 'Hash'].map((part) => [step + part, null]))),
        });
        source.committed = number + 1;
        break;
      case 'BondRaised':
        word.bond = String(event.args.bond);
        break;
      case 'Withdrawn':
        words.delete(id);
        source.committed = number;
        break;
      case 'Reserved': {
        const consumer = event.args.consumer.toLowerCase();
        Object.assign(word, { status: 'reserved', consumer, ...at('reserve') });
        Object.assign(source, { reserved: number + 1, reservedBy: consumer, reservedHash: hash });
        reservations.set(hash, id);
        break;
      }
      case 'Requested': {
        const { targetBlock, deadline } = event.args;
        const told = { targetBlock: Number(targetBlock), deadline: Number(deadline) };
        Object.assign(word, { status: 'requested', ...told, ...at('request') });
        break;
      }
      case 'Noted':
        Object.assign(word, { blockHash: event.args.blockHash, ...at('note') });
        break;
      case 'Revealed':
        Object.assign(word, {
          status: 'revealed',
          secret: event.args.secret,
          word: String(event.args.word),
          ...at('reveal'),
        });
        break;
      case 'Expired':
        Object.assign(word, { status: 'expired', ...at('expire') });
        break;
      default:
    }
  }
  return { sources: [...sources.values()], words: [...words.values()], reservations };
}

/** The same as tables. */
export function wordTables({ sources, words }: Pick<ReturnType<typeof expectedWords>, 'sources' | 'words'>): Tables {
  const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
  return { randomSource: byId(sources), randomWord: byId(words) };
}
