import type { MeantMessage } from '../shared/writes/call-meaning';

/** The permit of LP (EIP-2612). */
export const permitMeaning = {
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  means: {
    at: { slug: 'liquidity', name: 'permit' },
    domain: { name: 'BESC Swap LP', version: '1' },
    intent: 'Approve',
    figures: {
      spender: ['Spender'],
      value: ['Allowance', '@.to'],
      owner: ['Owner'],
      deadline: ['Deadline'],
      nonce: ['Nonce'],
    },
  },
} as const satisfies MeantMessage;
