import { expect, test } from 'vitest';
import { auctionDue, graceBlocks } from './auction-plan';
import { auctionsConfig } from './auctions-config';

const config = auctionsConfig.parse({ AUCTIONS_LENGTH_BLOCKS: '100', AUCTIONS_LEAD_BLOCKS: '20' });
const idle = auctionsConfig.parse({});
const open = { status: 1, endBlock: 500n };
const due = (options: Partial<Parameters<typeof auctionDue>[0]>) =>
  auctionDue({ auction: open, block: 400n, operates: true, config, ...options });

test('an auction is closed with the first block that takes no bid, by others a day later', () => {
  expect(due({})).toEqual({ until: 499n });
  expect(due({ block: 499n })).toEqual({ step: 'close' });
  expect(due({ block: 499n, operates: false })).toEqual({ until: 499n + graceBlocks });
  expect(due({ block: 499n + graceBlocks, operates: false })).toEqual({ step: 'close' });
});

test('the next one begins where a length is set, by the operator alone', () => {
  const terms = { startBlock: 420n, endBlock: 520n, initialBidAmount: 100n * 10n ** 18n, leaderboard: 10 };
  for (const status of [0, 2]) {
    const auction = { status, endBlock: 0n };
    expect(due({ auction })).toEqual({ step: 'start', terms });
    expect(due({ auction, config: idle })).toEqual({});
    expect(due({ auction, operates: false })).toEqual({});
  }
});

test('a first bid that is no multiple of 10 is refused by its name', () => {
  expect(() => auctionsConfig.parse({ AUCTIONS_INITIAL_MONEY: '15' })).toThrow('multiple of 10');
});
