import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';

/** A token of a deployment by its name there; `wbescToken` is the third. */
export function deployedToken(settings: Settings, name: keyof Settings['tokens']): Token {
  const { chain, tokens } = settings;
  return { kind: 'token', chainId: chain.id, address: addressOf(settings, 'tokens', name), ...tokens[name] };
}
