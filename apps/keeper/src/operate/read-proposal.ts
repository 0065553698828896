import { readFile } from 'node:fs/promises';
import type { NamedContracts } from '@besc/wire/settings/named-contract';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { type Abi, type AbiFunction, encodeFunctionData, parseAbiItem, toFunctionSignature } from 'viem';
import * as z from 'zod';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { abiValue } from './abi-value';
import type { RawCall } from './timelocked-call';
import type { WordedContract } from './worded-contracts';

const proposalSchema = z.strictObject({
  /** Two proposals of the same calls are told apart by it. */
  name: z.string().min(1).max(120),
  /** Longer than the timelock asks for. */
  delaySeconds: z.int().min(0).max(31_536_000).optional(),
  calls: z
    .array(z.strictObject({ contract: z.string(), function: z.string(), args: z.array(z.unknown()) }))
    .min(1)
    .max(20),
});

/** Calls that the timelock makes together, all or none. */
export interface Proposal {
  readonly name: string;
  readonly delaySeconds: number | undefined;
  readonly calls: readonly (RawCall & { readonly words: string; readonly abi: Abi })[];
}

/**
 * Calls of the owner that a file lists. A contract goes by the word of this command or its address, a function by its name or
 * signature, at an address by its signature. Throws OperateArgumentError.
 */
export async function readProposal(
  file: string,
  { contracts, deployment }: { readonly contracts: readonly WordedContract[]; readonly deployment: NamedContracts },
): Promise<Proposal> {
  const { name, delaySeconds, calls } = parseProposal(file, await readText(file));
  return {
    name,
    delaySeconds,
    calls: calls.map(({ contract, function: called, args }, place) => {
      const at = `calls[${place}]`;
      const worded = contracts.find(({ word }) => word === contract);
      const to = worded === undefined ? parseAddress(contract) : worded.addressIn(deployment);
      if (to === undefined) {
        const words = contracts.map(({ word }) => word).join(', ');
        throw new OperateArgumentError(`${at}.contract must be an address or one of ${words}.`);
      }
      const item = worded === undefined ? signed(called, at) : named(worded, called, at);
      if (item.inputs.length !== args.length) {
        throw new OperateArgumentError(`${at}.args must be the ${item.inputs.length} of ${toFunctionSignature(item)}.`);
      }
      const values = item.inputs.map((input, index) => abiValue(input, args[index], `${at}.args[${index}]`));
      try {
        const data = encodeFunctionData({ abi: [item], functionName: item.name, args: values });
        return { to, data, words: `${item.name} of ${contract}`, abi: [item] };
      } catch (error) {
        throw new OperateArgumentError(`${at}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new OperateArgumentError(`The file ${file} cannot be read.`);
  }
}

function parseProposal(file: string, text: string): z.output<typeof proposalSchema> {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new OperateArgumentError(`${file} is no JSON.`);
  }
  const { data, error } = proposalSchema.safeParse(told);
  if (data === undefined) throw new OperateArgumentError(`${file}:\n${z.prettifyError(error)}`);
  return data;
}

/** A function that changes something, by its name or signature. */
function named({ abi, word }: WordedContract, called: string, at: string): AbiFunction {
  const functions = abi.filter((item): item is AbiFunction => item.type === 'function' && !isRead(item));
  const found = functions.filter((item) => item.name === called || toFunctionSignature(item) === called);
  const [item] = found;
  if (item !== undefined && found.length === 1) return item;
  throw new OperateArgumentError(
    `${at}.function must be one of ${functions.map(toFunctionSignature).join(', ')} of ${word}.`,
  );
}

function isRead({ stateMutability }: AbiFunction): boolean {
  return stateMutability === 'view' || stateMutability === 'pure';
}

function signed(called: string, at: string): AbiFunction {
  try {
    const item = parseAbiItem(`function ${called}`);
    if (item.type === 'function') return item;
  } catch {
    // Said below.
  }
  throw new OperateArgumentError(`${at}.function must be a signature such as approve(address,uint256).`);
}
