import type { KeeperFeature } from '../shared/keeper-feature';
import type { OperatedContract } from '../shared/operated-contract';

/** A contract with the word by which the command calls it. */
export interface WordedContract extends OperatedContract {
  readonly word: string;
}

/** What features give the operators' command: their own word, else the slug, and where it has several, each is `slug.name`. */
export function wordedContracts(features: readonly Pick<KeeperFeature, 'operated'>[]): readonly WordedContract[] {
  return features.flatMap(({ operated = [] }) =>
    operated.map((contract) => {
      const { slug, name } = contract;
      return { ...contract, word: contract.word ?? (operated.length === 1 ? slug : `${slug}.${name}`) };
    }),
  );
}
