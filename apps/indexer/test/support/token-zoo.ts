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
  /** Code that runs before each `transfer` of the token. */
  readonly before?: string;
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

/** An ABI string of 5000 bytes; the first 160 are an x. */
const longAnswer: Hex = `0x60206000526113886020527f${'78'.repeat(32)}8060405280606052806080528060a05260c0526114006000f3`;

/** PUSH4 transfer, PUSH1 224, SHL, MSTORE at 0, MSTORE of 1 at 36, CALL of the caller with these 68 bytes, POP. */
const callBack = '63a9059cbb60e01b600052600160245260006000604460006000335af150';

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
    shown: { name: 'x'.repeat(128), symbol: 'x'.repeat(64), decimals: 32 },
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
    shown: { name: 'Unknown Token', symbol: 'UNKNOWN', decimals: 0 },
  },
  {
    ...plain('Endless', 'ENDLESS', 18),
    // JUMPDEST, PUSH1 0, JUMP: burns all the gas it is given.
    instead: '0x5b600056',
    shown: { name: 'Unknown Token', symbol: 'UNKNOWN', decimals: 0 },
  },
  {
    ...plain('Liar', 'LIAR', 18),
    instead: answerWord(word(2n ** 256n - 1n)),
    shown: { name: 'Unknown Token', symbol: 'UNKNOWN', decimals: 0 },
  },
  // Sends one unit of what it holds of its caller's own token to zero: of LP, when a pair pays it out.
  { ...plain('Hook', 'HOOK', 18), before: callBack },
];

/** Deploys one of each odd kind; the whole supply belongs to `owner`, an unlocked account of the chain. */
export async function deployTokenZoo(chain: Chain, owner: Hex): Promise<ZooToken[]> {
  const tokens: ZooToken[] = [];
  for (const { name, symbol, decimals, shown, instead, before } of species) {
    const address = await deployToken(chain, [name, symbol, decimals, 10n ** BigInt(9 + decimals), owner]);
    if (instead) await disguise(chain, address, instead);
    if (before) await runBeforeTransfers(chain, address, before);
    tokens.push({ address, ...shown, trueDecimals: decimals });
  }
  return tokens;
}

/** Deploys a token that can be sent in half of the blocks only: four in a row, then not in the next four. */
export async function deployFickleToken(chain: Chain, owner: Hex): Promise<Hex> {
  const address = await deployToken(chain, ['Fickle', 'FICKLE', 18, 10n ** 30n, owner]);
  // NUMBER, PUSH1 4, AND, ISZERO, PUSH1 13, JUMPI, REVERT, JUMPDEST.
  await runBeforeTransfers(chain, address, '4360041615600d5760006000fd5b');
  return address;
}

async function deployToken(chain: Chain, args: readonly [string, string, number, bigint, Hex]): Promise<Hex> {
  const data = encodeDeployData({ abi: listTokenAbi, bytecode: listTokenBytecode, args });
  const hash = await chain.send({ from: args[4], data, gas: '0x1c9c380' });
  await chain.mine();
  const receipt = await chain.rpc.request<{ contractAddress: Hex }>('eth_getTransactionReceipt', [hash]);
  return receipt.contractAddress.toLowerCase() as Hex;
}

/** Puts code before the token's own of `transfer`. */
async function runBeforeTransfers(chain: Chain, token: Hex, code: string): Promise<void> {
  const delegate = delegateTo(hiddenBehind(token));
  const end = (code.length + delegate.length + answerTail(0).length) / 2 - 5;
  const instead: Hex = `0x${code}${delegate}${answerTail(end)}`;
  await disguise(chain, token, instead, ['transfer(address,uint256)']);
}

/** Where the own code of a disguised token is. */
function hiddenBehind(token: Hex): Hex {
  return `0x${keccak256(token).slice(-40)}`;
}

/**
 * Puts code in front of a token: the functions named run `instead`, all else runs the token's own code in its own storage.
 */
async function disguise(
  chain: Chain,
  token: Hex,
  instead: Hex,
  functions: readonly string[] = ['name()', 'symbol()', 'decimals()'],
): Promise<void> {
  const original = await chain.rpc.request<Hex>('eth_getCode', [token, 'latest']);
  const hidden = hiddenBehind(token);
  const facade = `0x${keccak256(hidden).slice(-40)}` as const;
  await chain.rpc.request('anvil_setCode', [hidden, original]);
  await chain.rpc.request('anvil_setCode', [facade, instead]);
  await chain.rpc.request('anvil_setCode', [token, dispatcher({ hidden, facade, functions })]);
}

/** One DELEGATECALL with all of the call data and gas, which leaves on the stack whether it went well. */
function delegateTo(target: Hex): string {
  return `3660006000376000600036600073${target.slice(2)}5af43d600060003e`;
}

/** Answers, or reverts with, what the call before answered; `base` is the place of its JUMPDEST. */
function answerTail(base: number): string {
  return `61${base.toString(16).padStart(4, '0')}573d6000fd5b3d6000f3`;
}

function dispatcher({ hidden, facade, functions }: { hidden: Hex; facade: Hex; functions: readonly string[] }): Hex {
  const selector = (signature: string) => keccak256(toHex(signature)).slice(2, 10);
  const head = `60003560e01c${functions.map((signature) => `8063${selector(signature)}14FFFF57`).join('')}`;
  const headBytes = head.replaceAll('FFFF', '61ffff').length / 2;
  const ordinary = delegateTo(hidden);
  const ordinaryEnd = headBytes + (ordinary.length + answerTail(0).length) / 2;
  const ordinaryTail = answerTail(ordinaryEnd - 5);
  const odd = `5b${delegateTo(facade)}`;
  const oddTail = answerTail(ordinaryEnd + (odd.length + answerTail(0).length) / 2 - 5);
  const jump = `61${ordinaryEnd.toString(16).padStart(4, '0')}`;
  return `0x${head.replaceAll('FFFF', jump)}${ordinary}${ordinaryTail}${odd}${oddTail}`;
}
