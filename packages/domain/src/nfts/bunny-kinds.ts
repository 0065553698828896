/** Where a kind of the Bunnies comes from. */
export type BunnyOrigin = 'first-generation' | 'starter' | 'campaign';

/** A kind of the Bunnies; its place in `bunnyKinds` is its bunny id. */
export interface BunnyKind {
  readonly name: string;
  readonly origin: BunnyOrigin;
}

const of = (origin: BunnyOrigin, names: readonly string[]): BunnyKind[] => names.map((name) => ({ name, origin }));

/** All kinds that a deployment knows at first. Names are proper names: the chain tells them, and no language changes them. */
export const bunnyKinds: readonly BunnyKind[] = [
  ...of('first-generation', ['Minter', 'Engraver', 'Teller', 'Broker', 'Banker']),
  ...of('starter', ['Penny', 'Nickel', 'Dime', 'Quarter', 'Dollar']),
  ...of('campaign', [
    'Saver',
    'Seer',
    'Raffler',
    'Jackpot',
    'High Roller',
    'Founder',
    'Swapper',
    'Wellspring',
    'Harvester',
    'Vaulter',
    'Elector',
    'Dealer',
    'Bullseye',
    'Auctioneer',
    'Namesake',
    'Gold Champion',
    'Silver Champion',
    'Bronze Champion',
  ]),
];

/** The kinds that anybody buys one of: 5 to 9. */
export const starterIds: readonly number[] = [5, 6, 7, 8, 9];

/** The kinds of the first generation, by which one may buy before others: 0 to 4. */
export const firstGenerationIds: readonly number[] = [0, 1, 2, 3, 4];
