import type { Token } from '@besc/domain/shared/token';
import { create } from 'zustand';

/** Tokens the person took on with the import warning. They live as long as the page; nothing unlisted is remembered. */
export const importedTokens = create<{ readonly tokens: readonly Token[] }>()(() => ({ tokens: [] }));

/** Takes a token on for this session. Taking it twice changes nothing. */
export function importToken(token: Token): void {
  importedTokens.setState(({ tokens }) =>
    tokens.some((known) => known.chainId === token.chainId && known.address === token.address)
      ? { tokens }
      : { tokens: [...tokens, token] },
  );
}
