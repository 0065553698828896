import type { NamedContracts } from '@besc/wire/settings/named-contract';
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

/** The same with those that a deployment has besides: others of their kind, each by its slug and its name there. */
export function contractsIn(
  contracts: readonly WordedContract[],
  deployment: NamedContracts,
): readonly WordedContract[] {
  return contracts.flatMap((contract) => [
    contract,
    ...contract.othersIn(deployment).map(({ name, address }) => {
      return { ...contract, name, word: `${contract.slug}.${name}`, addressIn: () => address };
    }),
  ]);
}
