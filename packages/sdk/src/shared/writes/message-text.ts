import { jsonText } from '@besc/wire/shared/json-text';

/** Fields of a domain in the order in which EIP-712 names them. */
const domainTypes = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
} as const;

/** Typed data to sign (EIP-712). The type of its domain may be left out. */
export interface TypedMessage {
  readonly primaryType: string;
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** The type of a domain that has these fields. */
export function domainType(domain: object) {
  return Object.entries(domainTypes).flatMap(([name, type]) => (name in domain ? [{ name, type }] : []));
}

/** The very text that a wallet signs: a plain one as it is, typed data as the JSON of eth_signTypedData_v4. */
export function messageText(message: string | TypedMessage): string {
  if (typeof message === 'string') return message;
  const types = { EIP712Domain: domainType(message.domain), ...message.types };
  return jsonText({ ...message, types });
}
