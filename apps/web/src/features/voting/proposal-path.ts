import type { Hex } from '@besc/domain/shared/hex';

/** The page of a proposal. */
export const proposalPath = (id: Hex) => `/voting/proposal/${id}`;

/** The id in an address; undefined for a text that is none. */
export function proposalId(text: string | undefined): Hex | undefined {
  return /^0x[0-9a-f]{64}$/i.test(text ?? '') ? (text?.toLowerCase() as Hex) : undefined;
}
