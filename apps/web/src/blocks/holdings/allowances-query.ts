import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { readAllowances } from '@besc/sdk/tokens/read-allowances';
import type { ChainAccess } from '../chain/chain-access';
import { chainQuery } from '../chain/chain-query';

/** A contract of the exchange that may have been let move tokens, by its name in the deployment. */
export interface Spender {
  readonly address: Address;
  readonly name: string;
}

/** What a token may have been let be moved by; tokens and tools of the chain move none. */
export function spendersOf({ contracts }: ChainAccess['settings']): readonly Spender[] {
  return Object.entries(contracts).flatMap(([slug, named]) =>
    slug === 'tokens' || slug === 'shared'
      ? []
      : Object.entries(named).map(([name, { address }]) => ({ address, name: `${slug} ${name}` })),
  );
}

/** Tokens whose allowances are looked for, the most trusted first. */
const mostTokens = 30;

/** What an account lets the contracts of the exchange move. */
export function allowancesQuery(
  { settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>,
  options: { readonly account: Address; readonly tokens: readonly Token[] | undefined },
) {
  const { account, tokens } = options;
  const looked = tokens?.slice(0, mostTokens).map(({ address }) => address);
  return chainQuery({
    key: ['allowances', account, looked],
    freshnessBlocks: 5,
    read:
      looked &&
      (() => {
        const spenders = spendersOf(settings).map(({ address }) => address);
        return readAllowances({ reader, owner: account, tokens: looked, spenders });
      }),
  });
}
