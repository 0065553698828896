import type { AnimalName } from '../figure/animals';
import type { Coat } from '../figure/coats';
import type { Collar } from '../figure/collars';
import type { Cut } from '../figure/cuts';
import type { Gaze } from '../figure/eyes';
import type { Eyewear } from '../figure/eyewear';
import type { Headgear } from '../figure/headgear';
import type { HeldThing } from '../figure/held-things';
import type { Iris } from '../figure/irises';
import type { Marking } from '../figure/markings';
import type { Mouth } from '../figure/mouth';
import type { Ground } from '../note/grounds';
import type { WindowFrame } from '../note/window-frames';
import type { SquadInk } from './squad-inks';

/** What can be wrong with a note; collectors seek these. */
export type Misprint = 'wrongWay' | 'inkMissing' | 'outOfRegister' | 'invertedFrame' | 'negative';

/** How many of the 10 000 have each value of each trait; `none` is not told as a trait. */
export const squadRarities = {
  animal: {
    hare: 1480,
    mouse: 1260,
    bear: 1190,
    cat: 1150,
    fox: 1080,
    otter: 960,
    badger: 880,
    owl: 780,
    ram: 680,
    stag: 540,
  },
  coat: { white: 2350, fawn: 2050, grey: 1850, russet: 1650, umber: 1300, frost: 620, soot: 180 },
  marking: {
    plain: 3100,
    blaze: 1250,
    cap: 1080,
    patch: 980,
    mask: 900,
    badge: 760,
    half: 640,
    smut: 560,
    stripes: 430,
    spots: 300,
  },
  cut: { ruled: 3400, slanted: 2400, waved: 1500, woven: 1200, furrowed: 1060, stippled: 410, oneLine: 30 },
  iris: { amber: 4300, green: 2300, blue: 1700, coral: 960, violet: 520, pearl: 220 },
  gaze: { steady: 3300, sly: 1700, wide: 1400, stern: 1250, tired: 1000, winking: 680, asleep: 520, hypnotic: 150 },
  mouth: { plain: 6200, smile: 1500, straw: 900, pipe: 720, moustache: 680 },
  eyewear: { none: 6350, spectacles: 1300, monocle: 720, eyePatch: 560, shades: 480, mask: 360, visor: 230 },
  headgear: {
    none: 1650,
    flatCap: 900,
    bowler: 860,
    beret: 790,
    topHat: 720,
    boater: 680,
    peakedCap: 620,
    minersLamp: 560,
    chefHat: 510,
    nightcap: 470,
    aviator: 430,
    bicorne: 390,
    flowers: 350,
    mortarboard: 310,
    plume: 270,
    libertyCap: 220,
    laurel: 150,
    crown: 90,
    halo: 30,
  },
  collar: {
    fur: 900,
    rollNeck: 1180,
    scarf: 1120,
    bowTie: 1060,
    apron: 980,
    cravat: 900,
    sailor: 820,
    uniform: 740,
    lace: 640,
    ruff: 560,
    medal: 480,
    armour: 360,
    ermine: 260,
  },
  held: {
    none: 2300,
    coin: 820,
    ticket: 760,
    carrot: 720,
    book: 680,
    tulip: 640,
    key: 600,
    hammer: 560,
    lantern: 520,
    ladle: 480,
    candle: 430,
    quill: 390,
    fish: 340,
    spyglass: 290,
    compass: 210,
    abacus: 150,
    scales: 80,
    sword: 30,
  },
  ground: {
    rings: 1500,
    rays: 1400,
    rosette: 1300,
    waves: 1180,
    lattice: 1080,
    peaks: 980,
    curtain: 880,
    roofs: 720,
    stars: 560,
    moon: 400,
  },
  frame: { octagon: 2150, round: 1800, arch: 1600, oval: 1350, square: 1150, plaque: 900, hexagon: 650, shield: 400 },
  inks: {
    verdigris: 1340,
    prussian: 1200,
    sepia: 1100,
    coral: 1020,
    forest: 940,
    rose: 860,
    slate: 800,
    violet: 740,
    ochre: 680,
    oxblood: 620,
    midnight: 550,
    bullion: 150,
  },
  denomination: {
    '1': 3200,
    '2': 2300,
    '5': 1700,
    '10': 1150,
    '20': 780,
    '50': 480,
    '100': 260,
    '500': 100,
    '1000': 30,
  },
  misprint: { none: 9822, wrongWay: 70, outOfRegister: 48, inkMissing: 32, invertedFrame: 21, negative: 7 },
} as const satisfies SquadRarities;

type Counts<Value extends string> = Readonly<Record<Value, number>>;

interface SquadRarities {
  readonly animal: Counts<AnimalName>;
  readonly coat: Counts<Coat>;
  readonly marking: Counts<Marking>;
  readonly cut: Counts<Cut>;
  readonly iris: Counts<Iris>;
  readonly gaze: Counts<Gaze>;
  readonly mouth: Counts<Mouth>;
  readonly eyewear: Counts<Eyewear | 'none'>;
  readonly headgear: Counts<Headgear | 'none'>;
  readonly collar: Counts<Collar>;
  readonly held: Counts<HeldThing | 'none'>;
  readonly ground: Counts<Ground>;
  readonly frame: Counts<WindowFrame>;
  readonly inks: Counts<SquadInk>;
  readonly denomination: Counts<'1' | '2' | '5' | '10' | '20' | '50' | '100' | '500' | '1000'>;
  readonly misprint: Counts<Misprint | 'none'>;
}
