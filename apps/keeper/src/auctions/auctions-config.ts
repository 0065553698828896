import { wholeNumber } from '@besc/wire/settings/environment';
import { parseEther } from 'viem';
import * as z from 'zod';

/** What running auctions can be told. */
export const auctionsConfig = z
  .object({
    AUCTIONS_LENGTH_BLOCKS: wholeNumber({ least: 0, most: 86_400, fallback: 0 }),
    AUCTIONS_LEAD_BLOCKS: wholeNumber({ least: 2, most: 86_400, fallback: 1_200 }),
    AUCTIONS_INITIAL_MONEY: wholeNumber({ least: 10, most: 1_000_000, fallback: 100 }).check(
      z.refine((amount) => Number(amount) % 10 === 0, { error: 'must be a multiple of 10' }),
    ),
    AUCTIONS_PLACES: wholeNumber({ least: 1, most: 10, fallback: 10 }),
  })
  .transform((env) => ({
    /** Where it is given, the next auction begins after each close, and takes bids for so long. */
    lengthBlocks: env.AUCTIONS_LENGTH_BLOCKS,
    /** Blocks from its announcement to its first bid. */
    leadBlocks: env.AUCTIONS_LEAD_BLOCKS,
    initialBidAmount: parseEther(String(env.AUCTIONS_INITIAL_MONEY)),
    places: env.AUCTIONS_PLACES,
  }));

/** The auctions' own settings. */
export type AuctionsConfig = z.output<typeof auctionsConfig>;
