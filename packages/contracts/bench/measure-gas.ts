import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, concat, erc20Abi, type Hex, maxUint256, parseEther, parseSignature } from 'viem';
import type { MeasuredChain } from './measured-chain';

/** The operations of the gas table, in its order. */
export const gasOperations = [
  'swap exact in, 1 hop',
  'swap exact in, 2 hops',
  'swap exact in, 3 hops',
  'swap exact out, 1 hop',
  'native to token',
  'token to native',
  'fee-on-transfer variant, 1 hop',
  'addLiquidity, steady',
  'addLiquidity, creates the pair',
  'removeLiquidity, steady',
  'removeLiquidityETH',
  'removeLiquidityWithPermit',
  'createPair',
  'LP token transfer',
  'LP token approve',
  'wrapped coin deposit',
  'wrapped coin withdraw',
  'wrapped coin transfer',
  'wrapped coin approve',
] as const;

export type GasOperation = (typeof gasOperations)[number];

/** What is needed to create a contract and to call it. */
export interface MeasuredCode {
  abi: Abi;
  bytecode: Hex;
}

/** An exchange of this family, by the code of its three contracts and the ABIs of what is called. */
export interface MeasuredExchange {
  wrapped: Hex;
  factory: MeasuredCode;
  router: MeasuredCode;
  pair: { abi: Abi };
}

const deadline = 10n ** 12n;
const feeReceiver = '0x00000000000000000000000000000000000000fe';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;
const wrappedAbi = [
  ...erc20Abi,
  { type: 'function', name: 'deposit', inputs: [], outputs: [], stateMutability: 'payable' },
  { type: 'function', name: 'withdraw', inputs: [{ type: 'uint256' }], outputs: [], stateMutability: 'nonpayable' },
] as const satisfies Abi;
const ether = (amount: number) => parseEther(`${amount}`);

/** Six tokens of the account, in the order of their addresses, for every exchange that is measured. */
export async function measuredTokens({ create }: MeasuredChain, plain: MeasuredCode): Promise<Address[]> {
  const tokens: Address[] = [];
  for (let i = 0; i < 6; i++) tokens.push(await create(plain.abi, plain.bytecode, [ether(10_000_000)]));
  return tokens.sort(addressOrder);
}

/**
 * Creates an exchange, brings every slot that later calls touch to a steady value above zero, and measures each operation
 * once, in a fixed sequence: what an exchange costs depends on the state it is in, so all go through the same one.
 */
export async function measureGas(
  measured: MeasuredChain,
  exchange: MeasuredExchange,
  tokens: readonly Address[],
): Promise<Record<GasOperation, bigint>> {
  const { user, client, chain, create, send } = measured;
  const [a, b, c, d, e, f] = tokens as [Address, Address, Address, Address, Address, Address];
  const me = user.address;
  const weth = await create([], exchange.wrapped, []);
  const factory = await create(exchange.factory.abi, exchange.factory.bytecode, [me]);
  const router = await create(exchange.router.abi, exchange.router.bytecode, [factory, weth]);

  const results = {} as Record<GasOperation, bigint>;
  const measure = async (operation: GasOperation, run: () => Promise<bigint>) => {
    results[operation] = await run();
  };
  const on = (address: Address, abi: Abi) => (name: string, args: readonly unknown[], value?: bigint) =>
    send({ address, abi, name, args, ...(value ? { value } : {}) });
  const route = on(router, exchange.router.abi);
  const wrapped = on(weth, wrappedAbi);
  const add = (x: Address, y: Address, amount: bigint) =>
    route('addLiquidity', [x, y, amount, amount, 0n, 0n, me, deadline]);
  const addNative = (amount: bigint) => route('addLiquidityETH', [a, amount, 0n, 0n, me, deadline], amount);
  const exactIn = (path: Address[]) => route('swapExactTokensForTokens', [ether(1), 0n, path, me, deadline]);
  const nativeIn = () => route('swapExactETHForTokens', [0n, [weth, a], me, deadline], ether(1));
  const nativeOut = () => route('swapExactTokensForETH', [ether(1), 0n, [a, weth], me, deadline]);
  const pairOf = async (x: Address, y: Address) =>
    checksumAddress(
      (await client.readContract({
        address: factory,
        abi: exchange.factory.abi,
        functionName: 'getPair',
        args: [x, y],
      })) as Hex,
    );

  // As in production the protocol takes its share. The receiver of ours must answer `factory()`: PUSH20 factory, PUSH1 0,
  // MSTORE, PUSH1 32, PUSH1 0, RETURN.
  await chain.setCode({ address: feeReceiver, bytecode: concat(['0x73', factory, '0x60005260206000f3']) });
  await on(factory, exchange.factory.abi)('setFeeTo', [feeReceiver]);
  for (const token of tokens) await on(token, erc20Abi)('approve', [router, maxUint256]);

  await measure('createPair', () => on(factory, exchange.factory.abi)('createPair', [e, f]));
  await add(e, f, ether(1000));
  await measure('addLiquidity, creates the pair', () => add(a, b, ether(1000)));
  await add(b, c, ether(1000));
  await add(c, d, ether(1000));
  await addNative(ether(1000));
  for (let round = 0; round < 2; round++) {
    for (const path of [
      [a, b],
      [a, b, c],
      [a, b, c, d],
      [d, c, b, a],
    ])
      await exactIn(path);
    await nativeIn();
    await nativeOut();
    await add(a, b, ether(10));
    await addNative(ether(10));
  }

  await measure('swap exact in, 1 hop', () => exactIn([a, b]));
  await measure('swap exact in, 2 hops', () => exactIn([a, b, c]));
  await measure('swap exact in, 3 hops', () => exactIn([a, b, c, d]));
  await measure('swap exact out, 1 hop', () =>
    route('swapTokensForExactTokens', [ether(1), ether(10), [a, b], me, deadline]),
  );
  await measure('native to token', nativeIn);
  await measure('token to native', nativeOut);
  await measure('fee-on-transfer variant, 1 hop', () =>
    route('swapExactTokensForTokensSupportingFeeOnTransferTokens', [ether(1), 0n, [a, b], me, deadline]),
  );

  // Each change of liquidity finds growth to share.
  await measure('addLiquidity, steady', () => add(a, b, ether(10)));
  await exactIn([a, b]);
  await addNative(ether(10));
  await exactIn([a, b]);
  const shares = await pairOf(a, b);
  const pair = on(shares, exchange.pair.abi);
  await pair('approve', [router, maxUint256]);
  await on(await pairOf(a, weth), exchange.pair.abi)('approve', [router, maxUint256]);
  await measure('removeLiquidity, steady', () => route('removeLiquidity', [a, b, ether(5), 0n, 0n, me, deadline]));
  await measure('removeLiquidityETH', () => route('removeLiquidityETH', [a, ether(5), 0n, 0n, me, deadline]));
  await exactIn([a, b]);
  await pair('approve', [router, 0n]);
  const read = (functionName: string, args: readonly unknown[] = []) =>
    client.readContract({ address: shares, abi: exchange.pair.abi, functionName, args });
  const [name, nonce] = [(await read('name')) as string, (await read('nonces', [me])) as bigint];
  const { v, r, s } = parseSignature(
    await user.signTypedData({
      domain: { name, version: '1', chainId: await client.getChainId(), verifyingContract: shares },
      types: permitTypes,
      primaryType: 'Permit',
      message: { owner: me, spender: router, value: ether(5), nonce, deadline },
    }),
  );
  await measure('removeLiquidityWithPermit', () =>
    route('removeLiquidityWithPermit', [a, b, ether(5), 0n, 0n, me, deadline, false, Number(v), r, s]),
  );

  await pair('transfer', [other, ether(1)]);
  await measure('LP token transfer', () => pair('transfer', [other, ether(1)]));
  await measure('LP token approve', () => pair('approve', [other, ether(5)]));
  await wrapped('deposit', [], ether(5));
  await measure('wrapped coin deposit', () => wrapped('deposit', [], ether(5)));
  await measure('wrapped coin withdraw', () => wrapped('withdraw', [ether(1)]));
  await wrapped('transfer', [other, ether(1)]);
  await measure('wrapped coin transfer', () => wrapped('transfer', [other, ether(1)]));
  await measure('wrapped coin approve', () => wrapped('approve', [other, ether(1)]));
  return results;
}
