import type { AbiFunction } from 'viem';
import {
  type FigureLabel,
  figureKinds,
  type MeantContract,
  type MeantMessage,
} from '../src/shared/writes/call-meaning';

/** What is described, of one contract or of several forms of it. */
export type Meant = MeantContract | MeantMessage;

/** A chain and the addresses of its contracts, by `slug.name`. */
export interface Deployed {
  readonly chainId: number;
  readonly addresses: ReadonlyMap<string, string>;
}

/** How each kind of figure is read out, of an amount one whose token only the contract knows. */
const formats: Readonly<Record<(typeof figureKinds)[FigureLabel], object>> = {
  amount: { format: 'raw' },
  account: { format: 'addressName', params: { types: ['wallet', 'eoa', 'contract'] } },
  contract: { format: 'addressName', params: { types: ['contract'] } },
  collection: { format: 'addressName', params: { types: ['collection'] } },
  token: { format: 'tokenTicker' },
  time: { format: 'date', params: { encoding: 'timestamp' } },
  hidden: { format: 'raw', visible: 'never' },
  plain: { format: 'raw' },
};
/** Tokens of the settings that an amount may name. */
const ownTokens: readonly string[] = ['money', 'wbesc'];
const constantOf = (token: string) => `$.metadata.constants.${token}`;
/** An allowance from here on is told as one without limit. */
const unlimited = { threshold: `0x8${'0'.repeat(63)}`, message: 'Unlimited' };

/**
 * What is signed of one contract as an ERC-7730 file, by which hardware wallets read it out.
 */
export function clearSigning(meant: readonly Meant[], at: Deployed): object {
  const [first] = meant;
  if (first === undefined) throw new RangeError('Nothing is described');
  const { slug, name } = first.means.at;
  const described = meant
    .flatMap((one) => ('abi' in one ? callFormats(one) : [messageFormat(one)]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(described);
  const named = ownTokens.filter((token) => text.includes(`"${constantOf(token)}"`));
  const constants = Object.fromEntries(named.map((token) => [token, at.addresses.get(`tokens.${token}`)]));
  return {
    $schema: 'https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json',
    context: { $id: `BESC Swap ${slug} ${name}`, ...contextOf(first, at) },
    metadata: {
      owner: 'BESC Swap',
      contractName: `${slug} ${name}`,
      ...(named.length > 0 && { constants }),
    },
    display: { formats: Object.fromEntries(described) },
  };
}

function contextOf(meant: Meant, { chainId, addresses }: Deployed): object {
  if (!('abi' in meant)) return { eip712: { domain: { ...meant.means.domain, chainId } } };
  const { slug, name, factory } = meant.means.at;
  const address = addresses.get(`${slug}.${factory?.name ?? name}`);
  // Any token has no place of its own.
  if (address === undefined) return { contract: {} };
  const deployments = [{ chainId, address }];
  return { contract: factory ? { factory: { deployments, deployEvent: factory.event } } : { deployments } };
}

function callFormats({ abi, means }: MeantContract): (readonly [key: string, format: object])[] {
  return Object.entries(means.functions).map(([name, [intent, figures]]) => {
    const item = abi.find((entry): entry is AbiFunction => entry.type === 'function' && entry.name === name);
    if (item === undefined) throw new RangeError(`The ABI has no ${name}`);
    return [structText(name, item.inputs), { intent, fields: fieldsOf(figures, item.inputs) }];
  });
}

function messageFormat({ types, means }: MeantMessage): readonly [key: string, format: object] {
  const [[name, fields] = ['', []]] = Object.entries(types);
  return [structText(name, fields), { intent: means.intent, fields: fieldsOf(means.figures, fields) }];
}

type Fields = readonly { readonly name?: string | undefined; readonly type: string }[];

function structText(name: string, fields: Fields): string {
  return `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`;
}

function fieldsOf(figures: MeantMessage['means']['figures'], inputs: Fields): object[] {
  return Object.entries(figures).map(([name, [label, token]]) => {
    const isList = inputs.some((input) => input.name === name && input.type.endsWith(']'));
    return { path: isList ? `${name}.[]` : name, label, ...formatOf(label, token) };
  });
}

function formatOf(label: FigureLabel, token: string | undefined): object {
  if (token === 'coin') return { format: 'amount' };
  if (token === undefined) return formats[figureKinds[label]];
  const named = ownTokens.includes(token) ? { token: constantOf(token) } : { tokenPath: token };
  return { format: 'tokenAmount', params: { ...named, ...(label === 'Allowance' && unlimited) } };
}
