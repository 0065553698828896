import { cleanText } from '@besc/domain/shared/clean-text';
import type { tokenFaceShape } from '@besc/domain/shared/pool-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { makeTokenNotice, type TokenNotice } from './token-notice';
import { useTokenDirectory } from './use-token-directory';

type TokenFace = Row<typeof tokenFaceShape>;

/** A token as it may be shown: by its list, else by its own words, and with what is odd about these. */
export interface ToldToken {
  readonly token: Token;
  readonly symbol: string;
  readonly notice: TokenNotice;
}

/** How tokens of the index are shown. */
export function useToldTokens(): (face: TokenFace) => ToldToken {
  const { settings } = useChain();
  const { byAddress, trusted } = useTokenDirectory();
  return useMemo(() => {
    const notice = makeTokenNotice(trusted, ['BESC']);
    return ({ id, decimals, ...words }) => {
      const told = { symbol: cleanText(words.symbol), name: cleanText(words.name) };
      const token = byAddress.get(id) ?? {
        kind: 'token',
        chainId: settings.chain.id,
        address: id,
        decimals,
        ...told,
      };
      return { token, symbol: displaySymbol(token.symbol), notice: notice(token) };
    };
  }, [byAddress, trusted, settings.chain.id]);
}
