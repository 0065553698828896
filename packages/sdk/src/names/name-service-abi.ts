const node = [{ name: 'node', type: 'bytes32' }] as const;

/**
 * What is read of a name service: functions that every registry and resolver of the ENS standards has (EIP-137, 181, 1577,
 * 2304), so a deployment may name any of them. CALL-21 to CALL-24.
 */
export const nameServiceAbi = [
  {
    type: 'function',
    name: 'resolver',
    stateMutability: 'view',
    inputs: node,
    outputs: [{ name: '', type: 'address' }],
  },
  {
    type: 'function',
    name: 'contenthash',
    stateMutability: 'view',
    inputs: node,
    outputs: [{ name: '', type: 'bytes' }],
  },
  { type: 'function', name: 'addr', stateMutability: 'view', inputs: node, outputs: [{ name: '', type: 'address' }] },
  { type: 'function', name: 'name', stateMutability: 'view', inputs: node, outputs: [{ name: '', type: 'string' }] },
] as const;

/** The part of EIP-2304 that tells an address on a named chain; apart, because its function is overloaded. */
export const chainAddressAbi = [
  {
    type: 'function',
    name: 'addr',
    stateMutability: 'view',
    inputs: [
      { name: 'node', type: 'bytes32' },
      { name: 'coinType', type: 'uint256' },
    ],
    outputs: [{ name: '', type: 'bytes' }],
  },
] as const;
