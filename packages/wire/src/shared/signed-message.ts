import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { maxUint256 } from '@besc/domain/shared/math';
import * as z from 'zod/mini';
import { addressSchema } from './address-schema';
import { hashSchema } from './hash-schema';

/** What a field of each EIP-712 type holds once it is parsed. */
interface FieldValues {
  string: string;
  'string[]': readonly string[];
  address: Address;
  bool: boolean;
  bytes32: Hex;
  uint32: number;
  uint256: bigint;
  'uint32[]': readonly number[];
}

/** A field of a message: its type in the signature, and the schema of what is sent for it. */
type SignedField = {
  [Type in keyof FieldValues]: { readonly type: Type; readonly schema: z.ZodMiniType<FieldValues[Type]> };
}[keyof FieldValues];

/** The fields that are a message's own. */
export type SignedFields = Readonly<Record<string, SignedField>>;
/** What they hold. */
export type SignedValues<Fields extends SignedFields> = {
  readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']>;
};

/** Fields that every message has: who signs, for which part of the product, when (Unix milliseconds), and what makes it one of its kind. */
const ownFields = [
  { name: 'account', type: 'address' },
  { name: 'space', type: 'string' },
  { name: 'timestamp', type: 'uint64' },
  { name: 'salt', type: 'bytes32' },
] as const;

/** How far the time of a message may be from that of the API, which takes it at no other time. */
export const signedWindowMs = 5 * 60_000;

/** A kind of message that an account signs and posts, described once for the page and the API. */
interface SignedMessageOptions<Fields extends SignedFields, Answer extends z.core.$ZodType> {
  /** The slug it belongs to. */
  readonly space: string;
  /** What it does (`CastVote`). */
  readonly purpose: string;
  readonly fields: Fields;
  /** Where the API takes it. */
  readonly path: `/${string}`;
  /** What the API answers when it has taken it. */
  readonly answer: Answer;
}

/** See `SignedMessageOptions`. */
export interface SignedMessage<
  Fields extends SignedFields = SignedFields,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> extends SignedMessageOptions<Fields, Answer> {
  /** What is sent: fields, who and when, and the signature. Anything besides is refused. */
  readonly schema: z.ZodMiniType<SignedPost<Fields>>;
}

/** A message as it is sent, parsed. The signature is not yet checked. */
export interface SignedPost<Fields extends SignedFields = SignedFields> {
  readonly account: Address;
  readonly timestamp: number;
  readonly salt: Hex;
  readonly fields: SignedValues<Fields>;
  readonly signature: Hex;
}

/** A wallet of a contract may want more than the 65 bytes of a key, but not any length. */
const signatureSchema = z
  .string('must be a signature')
  .check(z.regex(/^0x(?:[0-9a-fA-F]{2}){1,4096}$/, 'must be 0x and at most 4096 bytes in hex'));

/** Declares a kind of message. Throws RangeError when a field has the name of one that every message has. */
export function signedMessage<const Fields extends SignedFields, Answer extends z.core.$ZodType>(
  options: SignedMessageOptions<Fields, Answer>,
): SignedMessage<Fields, Answer> {
  const { fields } = options;
  const taken = ownFields.find(({ name }) => name in fields);
  if (taken) throw new RangeError(`Every message has a field called ${taken.name} already.`);
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fittingSchema(field)]));
  const schema = z.strictObject({
    account: addressSchema,
    timestamp: z.int('must be a whole number of milliseconds').check(z.minimum(0)),
    salt: hashSchema,
    fields: z.strictObject(shape),
    signature: signatureSchema,
  });
  return { ...options, schema: schema as z.ZodMiniType as z.ZodMiniType<SignedPost<Fields>> };
}

/** What a field's schema lets through beyond its type could not be signed. */
function fittingSchema({ type, schema }: SignedField): z.ZodMiniType<unknown> {
  const anything: z.ZodMiniType<unknown> = schema;
  return anything.check(z.refine((value) => fits(type, value), `does not fit ${type}`));
}

function fits(type: keyof FieldValues, value: unknown): boolean {
  if (type === 'uint256') return typeof value === 'bigint' && value >= 0n && value <= maxUint256;
  if (type === 'uint32') return typeof value === 'number' && value >>> 0 === value;
  if (type === 'bytes32') return z.safeParse(hashSchema, value).success;
  return type !== 'uint32[]' || (Array.isArray(value) && value.every((each) => fits('uint32', each)));
}

/** The chain a message is for: the hash of its first block tells two chains of one id apart. */
export interface SignedChain {
  readonly chainId: number;
  readonly genesisHash: Hex;
}

/** The domain that everything is signed for. */
export function signedDomain({ chainId, genesisHash }: SignedChain) {
  return { name: 'BESC Swap', version: '1', chainId, salt: genesisHash };
}

/** The fields of what is signed, in their order. */
function structOf({
  fields,
}: Pick<SignedMessage, 'fields'>): readonly { readonly name: string; readonly type: string }[] {
  return [...ownFields, ...Object.entries(fields).map(([name, { type }]) => ({ name, type }))];
}

/** The same as EIP-712 writes it: `address account,string space,…`. */
export function signedStructText(message: Pick<SignedMessage, 'fields'>): string {
  return structOf(message)
    .map(({ name, type }) => `${type} ${name}`)
    .join(',');
}

/** What is signed (EIP-712), for a wallet to show and a server to check. */
export function signedTypedData<Fields extends SignedFields>(
  { space, purpose, fields }: Pick<SignedMessage<Fields>, 'space' | 'purpose' | 'fields'>,
  chain: SignedChain,
  post: Omit<SignedPost<Fields>, 'signature'>,
) {
  const { account, timestamp, salt } = post;
  return {
    domain: signedDomain(chain),
    types: { [purpose]: structOf({ fields }) },
    primaryType: purpose,
    message: { account, space, timestamp: BigInt(timestamp), salt, ...post.fields } as Record<string, unknown>,
  };
}
