import type { BunnyInk } from './bunnies/bunny-inks';
import type { Coat } from './figure/coats';
import type { Collar } from './figure/collars';
import type { Gaze } from './figure/eyes';
import type { Eyewear } from './figure/eyewear';
import type { Headgear } from './figure/headgear';
import type { HeldThing } from './figure/held-things';

/** Where a kind of the Bunnies comes from. */
export type BunnyOrigin = 'first-generation' | 'starter' | 'campaign';

/** A kind of the Bunnies; its place in `bunnyKinds` is its bunny id. */
export interface BunnyKind {
  readonly name: string;
  readonly origin: BunnyOrigin;
  /** What it does in the republic, as its description says. */
  readonly calling: string;
  readonly inks: BunnyInk;
  readonly coat: Coat;
  readonly gaze: Gaze;
  readonly ears: 'long' | 'lop' | 'bent';
  readonly headgear: Headgear | 'none';
  readonly collar: Collar;
  readonly held: HeldThing;
  readonly eyewear: Eyewear | 'none';
}

type Dress = readonly [
  inks: BunnyInk,
  coat: Coat,
  gaze: Gaze,
  ears: BunnyKind['ears'],
  headgear: BunnyKind['headgear'],
  collar: Collar,
  held: HeldThing,
  eyewear?: Eyewear,
];

const of = (origin: BunnyOrigin, name: string, calling: string, dress: Dress): BunnyKind => {
  const [inks, coat, gaze, ears, headgear, collar, held, eyewear = 'none'] = dress;
  return { name, origin, calling, inks, coat, gaze, ears, headgear, collar, held, eyewear };
};

/** All kinds that a deployment knows at first. Names are proper names: the chain tells them, and no language changes them. */
export const bunnyKinds: readonly BunnyKind[] = [
  of('first-generation', 'Minter', 'strikes the coins of the republic', [
    'oxblood',
    'white',
    'stern',
    'long',
    'minersLamp',
    'apron',
    'hammer',
  ]),
  of('first-generation', 'Engraver', 'cuts the plates of its notes', [
    'prussian',
    'grey',
    'steady',
    'bent',
    'beret',
    'lace',
    'quill',
    'monocle',
  ]),
  of('first-generation', 'Teller', 'counts what comes and goes', [
    'forest',
    'fawn',
    'sly',
    'lop',
    'boater',
    'bowTie',
    'abacus',
  ]),
  of('first-generation', 'Broker', 'knows who would trade with whom', [
    'slate',
    'umber',
    'sly',
    'long',
    'bowler',
    'cravat',
    'book',
  ]),
  of('first-generation', 'Banker', 'keeps the first key', [
    'violet',
    'white',
    'steady',
    'long',
    'topHat',
    'medal',
    'key',
    'spectacles',
  ]),
  of('starter', 'Penny', 'cooks for all who work', [
    'verdigris',
    'white',
    'steady',
    'long',
    'chefHat',
    'apron',
    'ladle',
  ]),
  of('starter', 'Nickel', 'sails to the markets', [
    'prussian',
    'frost',
    'wide',
    'bent',
    'peakedCap',
    'sailor',
    'spyglass',
  ]),
  of('starter', 'Dime', 'digs for silver', ['sepia', 'grey', 'stern', 'lop', 'minersLamp', 'scarf', 'lantern']),
  of('starter', 'Quarter', 'makes keys, and keeps none', [
    'plum',
    'russet',
    'sly',
    'long',
    'flatCap',
    'rollNeck',
    'key',
  ]),
  of('starter', 'Dollar', 'keeps the books', [
    'forest',
    'fawn',
    'steady',
    'lop',
    'none',
    'bowTie',
    'abacus',
    'spectacles',
  ]),
  of('campaign', 'Saver', 'was early in the vault', ['sepia', 'fawn', 'asleep', 'lop', 'nightcap', 'rollNeck', 'coin']),
  of('campaign', 'Seer', 'saw it coming', ['violet', 'white', 'hypnotic', 'long', 'none', 'ruff', 'candle']),
  of('campaign', 'Raffler', 'holds a ticket', ['verdigris', 'russet', 'wide', 'bent', 'boater', 'bowTie', 'ticket']),
  of('campaign', 'Jackpot', 'held the right one', ['forest', 'white', 'winking', 'long', 'laurel', 'ermine', 'coin']),
  of('campaign', 'High Roller', 'holds more tickets than pockets', [
    'plum',
    'soot',
    'steady',
    'long',
    'topHat',
    'bowTie',
    'ticket',
    'shades',
  ]),
  of('campaign', 'Founder', 'was there in the first year', [
    'oxblood',
    'white',
    'steady',
    'long',
    'libertyCap',
    'cravat',
    'lantern',
  ]),
  of('campaign', 'Swapper', 'gave one thing for another', [
    'slate',
    'grey',
    'sly',
    'bent',
    'flatCap',
    'scarf',
    'scales',
  ]),
  of('campaign', 'Wellspring', 'filled the first pool', [
    'prussian',
    'frost',
    'steady',
    'lop',
    'flowers',
    'lace',
    'fish',
  ]),
  of('campaign', 'Harvester', 'sowed, and came back', [
    'forest',
    'fawn',
    'steady',
    'long',
    'boater',
    'scarf',
    'carrot',
  ]),
  of('campaign', 'Vaulter', 'put something by', ['slate', 'umber', 'stern', 'lop', 'bowler', 'armour', 'key']),
  of('campaign', 'Elector', 'had a voice, and used it', [
    'oxblood',
    'grey',
    'stern',
    'long',
    'bicorne',
    'uniform',
    'quill',
  ]),
  of('campaign', 'Dealer', 'found a portrait a new home', [
    'sepia',
    'russet',
    'sly',
    'bent',
    'beret',
    'cravat',
    'book',
    'monocle',
  ]),
  of('campaign', 'Bullseye', 'called it, up or down', [
    'prussian',
    'white',
    'stern',
    'long',
    'aviator',
    'scarf',
    'compass',
  ]),
  of('campaign', 'Auctioneer', 'had the last word', ['plum', 'umber', 'wide', 'lop', 'topHat', 'lace', 'hammer']),
  of('campaign', 'Namesake', 'signs with a name', [
    'verdigris',
    'fawn',
    'steady',
    'bent',
    'plume',
    'ruff',
    'quill',
    'spectacles',
  ]),
  of('campaign', 'Gold Champion', 'won the battle of the teams', [
    'gold',
    'white',
    'stern',
    'long',
    'crown',
    'ermine',
    'sword',
  ]),
  of('campaign', 'Silver Champion', 'came second, and was seen', [
    'silver',
    'grey',
    'stern',
    'long',
    'plume',
    'armour',
    'sword',
  ]),
  of('campaign', 'Bronze Champion', 'came third, and came back', [
    'bronze',
    'russet',
    'stern',
    'long',
    'laurel',
    'armour',
    'sword',
  ]),
];

/** The kinds that anybody buys one of: 5 to 9. */
export const starterIds: readonly number[] = [5, 6, 7, 8, 9];

/** The kinds of the first generation, by which one may buy before others: 0 to 4. */
export const firstGenerationIds: readonly number[] = [0, 1, 2, 3, 4];
