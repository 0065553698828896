import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import type { Chain } from '@besc/localnet/chain';
import { encodeDeployData, type Hex, keccak256, toHex } from 'viem';

/** A token of the zoo, with what the index has to show for it. */
export interface ZooToken {
  readonly address: Hex;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  /** What it computes with, whatever it says. */
  readonly trueDecimals: number;
}

interface Species {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly shown: { readonly name: string; readonly symbol: string; readonly decimals: number };
  /** Code that answers name(), symbol() and decimals() in place of the token. */
  readonly instead?: Hex;
}

const plain = (name: string, symbol: string, decimals: number): Species => ({
  name,
  symbol,
  decimals,
  shown: { name, symbol, decimals },
});

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const bytes32 = Buffer.from('Maker-like').toString('hex').padEnd(64, '0');
/** PUSH32 value, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const answerWord = (value: string): Hex => `0x7f${value}60005260206000f3`;

/** An ABI string of 5000 bytes, of which the first 96 are an x. */
const longAnswer: Hex = `0x60206000526113886020527f${'78'.repeat(32)}80604052806060526080526114006000f3`;

const species: readonly Species[] = [
  plain('Whole', 'WHOLE', 0),
  plain('Fine', 'FINE', 24),
  plain('Six', 'SIX', 6),
  {
    ...plain('\u202EAGIC\u202C\u0000<b>x</b>\u200B', 'E\u0301\u0302\u0303\u0304\u0305V\u2066IL\n', 18),
    shown: { name: 'AGIC<b>x</b>', symbol: 'E\u0301\u0302\u0303VIL', decimals: 18 },
  },
  {
    ...plain('Long', 'LONG', 18),
    instead: longAnswer,
    // Its decimals() gives the first word of the same answer, which is 32.
    shown: { name: 'x'.repeat(64), symbol: 'x'.repeat(32), decimals: 32 },
  },
  {
    ...plain('Bytes', 'BYTES', 18),
    instead: answerWord(bytes32),
    // Its decimals() gives the same word, which is no number of decimals.
    shown: { name: 'Maker-like', symbol: 'Maker-like', decimals: 0 },
  },
  {
    ...plain('Mute', 'MUTE', 18),
    instead: '0x60006000fd',
    shown: { name: 'Unknown token', symbol: '???', decimals: 0 },
  },
  {
    ...plain('Endless', 'ENDLESS', 18),
    // JUMPDEST, PUSH1 0, JUMP: burns all the gas it is given.
    instead: '0x5b600056',
    shown: { name: 'Unknown token', symbol: '???', decimals: 0 },
  },
  {
    ...plain('Liar', 'LIAR', 18),
    instead: answerWord(word(2n ** 256n - 1n)),
    shown: { name: 'Unknown token', symbol: '???', decimals: 0 },
  },
];

/** Deploys one of each odd kind; the whole supply belongs to `owner`, an unlocked account of the chain. */
export async function deployTokenZoo(chain: Chain, owner: Hex): Promise<ZooToken[]> {
  const tokens: ZooToken[] = [];
  for (const { name, symbol, decimals, shown, instead } of species) {
    const data = encodeDeployData({
      abi: listTokenAbi,
      bytecode: listTokenBytecode,
      args: [name, symbol, decimals, 10n ** BigInt(9 + decimals), owner],
    });
    const hash = await chain.send({ from: owner, data, gas: '0x1c9c380' });
    await chain.mine();
    const receipt = await chain.rpc.request<{ contractAddress: Hex }>('eth_getTransactionReceipt', [hash]);
    if (instead) await disguise(chain, receipt.contractAddress, instead);
    tokens.push({ address: receipt.contractAddress.toLowerCase() as Hex, ...shown, trueDecimals: decimals });
  }
  return tokens;
}

/**
 * Puts code in front of a token: name(), symbol() and decimals() run `instead`, all else runs the token's own code in its own
 * storage.
 */
async function disguise(chain: Chain, token: Hex, instead: Hex): Promise<void> {
  const original = await chain.rpc.request<Hex>('eth_getCode', [token, 'latest']);
  const hidden = `0x${keccak256(token).slice(-40)}` as const;
  const facade = `0x${keccak256(hidden).slice(-40)}` as const;
  await chain.rpc.request('anvil_setCode', [hidden, original]);
  await chain.rpc.request('anvil_setCode', [facade, instead]);
  await chain.rpc.request('anvil_setCode', [token, dispatcher(hidden, facade)]);
}

function dispatcher(hidden: Hex, facade: Hex): Hex {
  const selector = (signature: string) => keccak256(toHex(signature)).slice(2, 10);
  // One DELEGATECALL with all of the call data and gas, answering what it answers. 35 bytes after the address.
  const delegate = (target: Hex) =>
    `36600060003760006000366000 73${target.slice(2)}5af43d600060003e`.replaceAll(' ', '');
  const tail = (base: number) => `61${base.toString(16).padStart(4, '0')}573d6000fd5b3d6000f3`;
  const head = `60003560e01c${['name()', 'symbol()', 'decimals()']
    .map((signature) => `8063${selector(signature)}14FFFF57`)
    .join('')}`;
  const headBytes = head.replaceAll('FFFF', '61ffff').length / 2;
  const ordinary = delegate(hidden);
  const ordinaryEnd = headBytes + (ordinary.length + tail(0).length) / 2;
  const ordinaryTail = tail(ordinaryEnd - 5);
  const odd = `5b${delegate(facade)}`;
  const oddTail = tail(ordinaryEnd + (odd.length + tail(0).length) / 2 - 5);
  const jump = `61${ordinaryEnd.toString(16).padStart(4, '0')}`;
  return `0x${head.replaceAll('FFFF', jump)}${ordinary}${ordinaryTail}${odd}${oddTail}`;
}
