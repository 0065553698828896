import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import { portraitCount } from '@besc/domain/nfts/portrait-count';
import { portraitDistribution } from '@besc/domain/nfts/portrait-distribution';
import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import { portraitMetadata } from '@besc/domain/nfts/portrait-metadata';
import type { Address } from '@besc/domain/shared/address';
import { readBunnyCounts, readBunnyKind } from '@besc/sdk/nfts/read-bunny-kind';
import { readCollection } from '@besc/sdk/nfts/read-collection';
import { readItemOwner } from '@besc/sdk/nfts/read-item-owner';
import { ReadError } from '@besc/sdk/shared/errors/read-error';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { CollectionInfo, ItemMetadata } from '@besc/wire/nfts/metadata-schema';
import { ApiError } from '../shared/api-error';
import type { ApiContext } from '../shared/api-feature';

/** A collection whose art is ours. */
interface Collection {
  readonly kind: PortraitCollection;
  readonly address: Address;
  readonly name: string;
  readonly symbol: string;
  readonly description: string;
}

/** For how long it is remembered which portraits are minted: as long as an answer may be kept. */
const mintedMs = 30_000;

/** Tokens whose kind is remembered: it never changes, and strangers choose which are asked for. */
const mostKnown = 50_000;

const texts = {
  bunnies: {
    name: 'Bunnies',
    symbol: 'BUNNY',
    description:
      'Citizens of the republic, each kind with a calling of its own. Starters are bought, the others are earned.',
  },
  squad: {
    name: 'Squad',
    symbol: 'SQUAD',
    description: 'Ten thousand portraits on banknotes, no two alike, drawn from their number alone.',
  },
} as const;

/** What the NFT API tells of our own collections. All reject with ApiError 503 when the chain could not be asked. */
export function ownCollections(context: ApiContext) {
  const { deployment, client, onStop, publicOrigin, deployedAt } = context;
  const reader = createBatchReader({ client, multicall: contractOf(deployment, 'shared', 'multicall').address });
  onStop(() => reader.close());
  const owner = contractOf(deployment, 'governance', 'timelock').address;
  const known = new Map<bigint, number>();
  const kindIds = bunnyKinds.map((_, kind) => kind);
  let minted: { readonly until: number; readonly found: Promise<readonly number[]> } | undefined;
  const time = deployedAt.toISOString();
  const collections = (['bunnies', 'squad'] as const).flatMap((kind): Collection[] => {
    const address = contractIfAny(deployment, 'nfts', kind)?.address;
    return address === undefined ? [] : [{ kind, address, ...texts[kind] }];
  });

  /** The portrait of a token; undefined when there is no such token, or none is to be seen yet. */
  async function portraitOf({ kind, address }: Collection, tokenId: bigint): Promise<number | undefined> {
    if (kind === 'squad') {
      const { isRevealed } = await asked(readCollection({ reader, collection: address }));
      return isRevealed && tokenId < BigInt(portraitCount('squad')) ? Number(tokenId) : undefined;
    }
    const remembered = known.get(tokenId);
    if (remembered !== undefined) return remembered;
    const found = await asked(readBunnyKind({ reader, bunnies: address, tokenId }));
    if (known.size >= mostKnown) known.clear();
    if (found !== undefined) known.set(tokenId, found);
    return found;
  }

  /** The portraits of a revealed Squad that somebody holds. They are asked for one by one, so all who ask within a time share an answer. */
  async function mintedOf({ address }: Collection): Promise<readonly number[]> {
    const { isRevealed, totalSupply } = await asked(readCollection({ reader, collection: address }));
    if (!isRevealed || totalSupply === 0) return [];
    const ids = Array.from({ length: portraitCount('squad') }, (_, id) => id);
    if (totalSupply === ids.length) return ids;
    if (minted === undefined || minted.until < Date.now()) {
      const owners = ids.map((id) => readItemOwner({ reader, collection: address, tokenId: BigInt(id) }));
      const found = asked(Promise.all(owners)).then((all) => ids.filter((id) => all[id] !== undefined));
      found.catch(() => {
        minted = undefined;
      });
      minted = { until: Date.now() + mintedMs, found };
    }
    return await minted.found;
  }

  function itemOf({ kind, address }: Collection, portrait: number, tokenId: string): ItemMetadata | undefined {
    const metadata = portraitMetadata({ collection: kind, id: portrait });
    if (metadata === undefined) return undefined;
    // A kind is no token: its picture is asked for as that of the kind.
    const file = kind === 'bunnies' ? `kind-${portrait}` : tokenId;
    const base = `${publicOrigin}/images/items/${address}/${file}`;
    return {
      tokenId,
      name: metadata.name,
      description: metadata.description,
      image: { original: `${base}.webp`, thumbnail: `${base}-thumbnail.webp` },
      attributes: metadata.attributes.map(({ traitType, value }) => ({ traitType, value, displayType: '' })),
      collection: { name: metadata.collection.name },
      createdAt: time,
      updatedAt: time,
    };
  }

  return {
    /** Undefined for an address that is none of ours. */
    find: (address: Address) => collections.find((each) => each.address === address),
    all: () => collections,
    portraitOf,
    async info({ address, name, symbol, description }: Collection): Promise<CollectionInfo> {
      const { totalSupply } = await asked(readCollection({ reader, collection: address }));
      const picture = (file: string) => `${publicOrigin}/images/items/${address}/${file}.webp`;
      return {
        address,
        owner,
        name,
        description,
        symbol,
        totalSupply,
        verified: true,
        createdAt: time,
        updatedAt: time,
        avatar: picture('avatar'),
        banner: { large: picture('banner-large'), small: picture('banner-small') },
      };
    },
    /** A token's metadata; undefined when there is none. */
    async item(collection: Collection, tokenId: bigint): Promise<ItemMetadata | undefined> {
      const [portrait, owner] = await Promise.all([
        portraitOf(collection, tokenId),
        asked(readItemOwner({ reader, collection: collection.address, tokenId })),
      ]);
      if (owner === undefined) return undefined;
      return portrait === undefined ? undefined : itemOf(collection, portrait, String(tokenId));
    },
    /** What can be listed: every kind of Bunnies, every portrait of a revealed Squad that is minted. */
    async listed(collection: Collection): Promise<readonly ItemMetadata[]> {
      const ids = collection.kind === 'squad' ? await mintedOf(collection) : kindIds;
      return ids.map((id) => itemOf(collection, id, String(id))).filter((item) => item !== undefined);
    },
    /** How many there are of each kind of Bunnies, and of each value of each trait of Squad. */
    async distribution({ kind, address }: Collection) {
      if (kind === 'squad') return { ...portraitDistribution('squad') } as Record<string, Record<string, number>>;
      const counts = await asked(readBunnyCounts({ reader, bunnies: address, kinds: bunnyKinds.length }));
      return Object.fromEntries(
        counts.map((count, id) => [String(id), count]).filter(([, count]) => count !== 0),
      ) as Record<string, number>;
    },
  };
}

async function asked<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new ApiError(503, 'NODE_UNAVAILABLE', 'The chain could not be asked.', { retryAfterSeconds: 5 });
  }
}
