import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, custom, encodeEventTopics, type Hex, pad, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { readEvents } from './read-events';

const address = checksumAddress(`0x${'1'.repeat(40)}`);
const word = (value: number): Hex => pad(`0x${value.toString(16)}`);

/** What is asked for and read when a node answers one log of an event with this data. */
async function answered(eventName: 'Noted' | 'Expired', data: Hex) {
  const asked: unknown[] = [];
  const client = createClient({
    transport: custom({
      request: async ({ params }) => {
        asked.push(params);
        const topics = encodeEventTopics({ abi: commitRandomAbi, eventName, args: { id: 7n } });
        return [{ address, topics, data, logIndex: '0x0', blockNumber: '0x1f', transactionHash: zeroHash }];
      },
    }),
  });
  const read = readEvents({
    client,
    address,
    abi: commitRandomAbi,
    eventName: 'Noted',
    args: { id: 7n },
    fromBlock: 16n,
  });
  return { asked, events: await read };
}

test('events are asked for and read by their ABI', async () => {
  const { asked, events } = await answered('Noted', word(9));
  expect(asked).toEqual([
    [
      {
        address,
        topics: encodeEventTopics({ abi: commitRandomAbi, eventName: 'Noted', args: { id: 7n } }),
        fromBlock: '0x10',
        toBlock: 'latest',
      },
    ],
  ]);
  expect(events).toEqual([{ args: { id: 7n, blockHash: word(9) }, block: 31n, transaction: zeroHash }]);
});

test('another event of the contract, or one without its data, is refused', async () => {
  await expect(answered('Expired', word(9))).rejects.toThrow('answers another event than Noted');
  await expect(answered('Noted', '0x')).rejects.toThrow('without blockHash');
});
