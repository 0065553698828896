import { bunnyKinds } from './bunny-kinds';
import { squadSize } from './citizens/squad-shuffle';
import { squadTraits } from './citizens/squad-traits';
import { portraitDistribution } from './portrait-distribution';
import type { PortraitId } from './portrait-id';
import { traitText } from './trait-text';

export interface PortraitAttribute {
  readonly traitType: string;
  readonly value: string;
  readonly displayType: null;
  /** How many portraits of the collection have this value; undefined where each is one of its own. */
  readonly count?: number;
}

/** What the documents' NFT API says of a token, without where its picture lies. */
export interface PortraitMetadata {
  readonly tokenId: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly PortraitAttribute[];
  readonly collection: { readonly name: string };
}

/** Name, description and traits of a portrait; undefined where there is none. */
export function portraitMetadata({ collection, id }: PortraitId): PortraitMetadata | undefined {
  if (!Number.isInteger(id) || id < 0) return undefined;
  if (collection === 'bunnies') return bunnyMetadata(id);
  return id < squadSize ? squadMetadata(id) : undefined;
}

function bunnyMetadata(id: number): PortraitMetadata | undefined {
  const kind = bunnyKinds[id];
  if (kind === undefined) return undefined;
  const { name, calling, origin, inks, coat, headgear, collar, held, eyewear } = kind;
  const traits = Object.entries({ origin: origin.replace('-', ' '), inks, coat, headgear, eyewear, collar, held });
  return {
    tokenId: String(id),
    name,
    description: `${name} ${calling}.`,
    attributes: traits.flatMap(([trait, value]) =>
      value === 'none' ? [] : [{ traitType: traitText(trait), value: traitText(value), displayType: null }],
    ),
    collection: { name: 'Bunnies' },
  };
}

function squadMetadata(id: number): PortraitMetadata {
  const traits = squadTraits(id);
  const counts = portraitDistribution('squad');
  const attributes = Object.entries(traits).flatMap(([trait, value]) => {
    if (value === 'none') return [];
    const traitType = traitText(trait);
    const text = traitText(value);
    return [{ traitType, value: text, displayType: null, count: counts[traitType]?.[text] ?? 0 }];
  });
  return {
    tokenId: String(id),
    name: `Squad ${id}`,
    description: `${/^[aeiou]/.test(traits.animal) ? 'An' : 'A'} ${traits.animal} of the Squad on a note of ${traits.denomination}, one of 10,000 citizens of the republic.`,
    attributes,
    collection: { name: 'Squad' },
  };
}
