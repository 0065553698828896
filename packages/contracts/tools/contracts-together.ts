import { type Abi, type AbiParameter, toFunctionSignature } from 'viem';

/**
 * Every custom error and every function that can be sent, of all contracts together, each once by its signature. Where
 * contracts call an argument by different names it has none: who has only the bytes of a call cannot tell which it is of.
 */
export function contractsTogether(abis: readonly Abi[]): { readonly errors: Abi; readonly functions: Abi } {
  const errors = new Map<string, Abi[number]>();
  const functions = new Map<string, Abi[number]>();
  for (const item of abis.flat()) {
    if (item.type === 'error') errors.set(`${item.name}(${item.inputs.map(({ type }) => type).join()})`, item);
    if (item.type !== 'function' || !/payable$/.test(item.stateMutability)) continue;
    const signature = toFunctionSignature(item);
    const other = functions.get(signature);
    const inputs = other?.type === 'function' ? agreed(item.inputs, other.inputs) : item.inputs;
    functions.set(signature, { ...item, inputs });
  }
  const sorted = (items: ReadonlyMap<string, Abi[number]>) =>
    [...items].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
  return { errors: sorted(errors), functions: sorted(functions) };
}

/** The arguments of a signature, with the names, also within a record, that both give. */
function agreed(ones: readonly AbiParameter[], others: readonly AbiParameter[]): AbiParameter[] {
  return ones.map((one, index) => {
    const other = others[index];
    const name = one.name === other?.name ? one.name : '';
    if (other === undefined || !('components' in one && 'components' in other)) return { ...one, name };
    return { ...one, name, components: agreed(one.components, other.components) };
  });
}
