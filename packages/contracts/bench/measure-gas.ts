import {
  type Abi,
  type Account,
  type Address,
  concat,
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeDeployData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseEther,
  parseSignature,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';

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

const mnemonic = 'test test test test test test test test test test test junk';
const user = mnemonicToAccount(mnemonic, { addressIndex: 1 });
const deadline = 9_999_999_999n;
const feeReceiver = '0x00000000000000000000000000000000000000fe';
const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

/** One chain, one account, receipts with their gas. */
function chainOf(rpcUrl: string) {
  const transport = http(rpcUrl);
  const client = createPublicClient({ transport, pollingInterval: 10 });
  const wallet = createWalletClient({ transport, account: user as Account });
  const chain = createTestClient({ mode: 'anvil', transport });

  async function mined(hash: Hex) {
    const receipt = await client.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new Error(`a measured transaction failed: ${hash}`);
    return receipt;
  }
  async function create(abi: Abi, bytecode: Hex, args: readonly unknown[]): Promise<Address> {
    const data = encodeDeployData({ abi, bytecode, args });
    const hash = await wallet.sendTransaction({ data, chain: null, type: 'legacy' });
    const { contractAddress } = await mined(hash);
    if (!contractAddress) throw new Error('nothing was created');
    return contractAddress;
  }
  async function send(call: { address: Address; abi: Abi; name: string; args: readonly unknown[]; value?: bigint }) {
    // Each measured call is in a block of its own, three seconds after the last: the accumulators are written.
    await chain.increaseTime({ seconds: 3 });
    const { address, abi, name: functionName, args, value } = call;
    const request = {
      address,
      abi,
      functionName,
      args,
      chain: null,
      type: 'legacy',
      ...(value ? { value } : {}),
    } as const;
    return (await mined(await wallet.writeContract(request))).gasUsed;
  }
  return { client, chain, create, send };
}

/** Runs every operation of the table on a chain, each once to warm it up and once to measure it. */
export async function measureGas(
  rpcUrl: string,
  exchange: MeasuredExchange,
  plainToken: MeasuredCode,
): Promise<Record<GasOperation, bigint>> {
  const { client, chain, create, send } = chainOf(rpcUrl);
  const token = () => create(plainToken.abi, plainToken.bytecode, [parseEther('1000000')]);
  const [a, b, c, d, ...fresh] = [
    await token(),
    await token(),
    await token(),
    await token(),
    await token(),
    await token(),
    await token(),
    await token(),
  ] as [Address, Address, Address, Address, ...Address[]];
  const weth = await create([], exchange.wrapped, []);
  const factory = await create(exchange.factory.abi, exchange.factory.bytecode, [user.address]);
  const router = await create(exchange.router.abi, exchange.router.bytecode, [factory, weth]);
  for (const address of [a, b, c, d, weth, ...fresh]) {
    await send({ address, abi: erc20Abi, name: 'approve', args: [router, maxUint256] });
  }
  const route = (name: string, args: readonly unknown[], value?: bigint) =>
    send({ address: router, abi: exchange.router.abi, name, args, ...(value ? { value } : {}) });
  const add = (x: Address, y: Address, amount: bigint) =>
    route('addLiquidity', [x, y, amount, amount, 0n, 0n, user.address, deadline]);
  const pairOf = (x: Address, y: Address) =>
    client.readContract({
      address: factory,
      abi: exchange.factory.abi,
      functionName: 'getPair',
      args: [x, y],
    }) as Promise<Address>;

  const results = {} as Record<GasOperation, bigint>;
  const measure = async (operation: GasOperation, run: () => Promise<bigint>) => {
    await run();
    results[operation] = await run();
  };

  // As in production: the protocol takes its share, and its receiver already holds some. Ours must answer `factory()`:
  // PUSH20 factory, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN.
  await chain.setCode({ address: feeReceiver, bytecode: concat(['0x73', factory, '0x60005260206000f3']) });
  await send({ address: factory, abi: exchange.factory.abi, name: 'setFeeTo', args: [feeReceiver] });
  await add(a, b, parseEther('1000'));
  await add(b, c, parseEther('1000'));
  await add(c, d, parseEther('1000'));
  await route('addLiquidityETH', [a, parseEther('1000'), 0n, 0n, user.address, deadline], parseEther('1000'));
  await send({
    address: weth,
    abi: [{ type: 'function', name: 'deposit', inputs: [], outputs: [], stateMutability: 'payable' }],
    name: 'deposit',
    args: [],
    value: parseEther('10'),
  });
  for (const [x, y] of [
    [a, b],
    [a, weth],
  ] as const) {
    const args = [router, maxUint256];
    await send({ address: await pairOf(x, y), abi: exchange.pair.abi, name: 'approve', args });
  }

  const one = parseEther('1');
  const exactIn = (path: Address[]) => route('swapExactTokensForTokens', [one, 0n, path, user.address, deadline]);
  await measure('swap exact in, 1 hop', () => exactIn([a, b]));
  await measure('swap exact in, 2 hops', () => exactIn([a, b, c]));
  await measure('swap exact in, 3 hops', () => exactIn([a, b, c, d]));
  await measure('swap exact out, 1 hop', () =>
    route('swapTokensForExactTokens', [one, maxUint256, [a, b], user.address, deadline]),
  );
  await measure('native to token', () => route('swapExactETHForTokens', [0n, [weth, a], user.address, deadline], one));
  await measure('token to native', () => route('swapExactTokensForETH', [one, 0n, [a, weth], user.address, deadline]));
  await measure('fee-on-transfer variant, 1 hop', () =>
    route('swapExactTokensForTokensSupportingFeeOnTransferTokens', [one, 0n, [a, b], user.address, deadline]),
  );
  // Liquidity moves after a trade, so that there is growth to share.
  const trade = (path: Address[], run: () => Promise<bigint>) => async () => {
    await exactIn(path);
    return run();
  };
  await measure(
    'addLiquidity, steady',
    trade([a, b], () => add(a, b, one)),
  );
  let used = 0;
  await measure('addLiquidity, creates the pair', () => add(a, fresh[used++] as Address, one));
  await measure(
    'removeLiquidity, steady',
    trade([a, b], () => route('removeLiquidity', [a, b, one, 0n, 0n, user.address, deadline])),
  );
  await measure(
    'removeLiquidityETH',
    trade([a, weth], () => route('removeLiquidityETH', [a, one, 0n, 0n, user.address, deadline])),
  );

  const pair = await pairOf(a, b);
  await send({ address: pair, abi: exchange.pair.abi, name: 'approve', args: [router, 0n] });
  await measure(
    'removeLiquidityWithPermit',
    trade([a, b], async () => {
      const read = (functionName: string, args: readonly unknown[] = []) =>
        client.readContract({ address: pair, abi: exchange.pair.abi, functionName, args });
      const [name, nonce] = [(await read('name')) as string, (await read('nonces', [user.address])) as bigint];
      const signature = parseSignature(
        await user.signTypedData({
          domain: { name, version: '1', chainId: 2372, verifyingContract: pair },
          types: permitTypes,
          primaryType: 'Permit',
          message: { owner: user.address, spender: router, value: one, nonce, deadline },
        }),
      );
      const { v, r, s } = signature;
      const args = [a, b, one, 0n, 0n, user.address, deadline, false, Number(v), r, s];
      return route('removeLiquidityWithPermit', args);
    }),
  );
  await measure('createPair', () =>
    send({ address: factory, abi: exchange.factory.abi, name: 'createPair', args: [b, fresh[used++] as Address] }),
  );
  return results;
}
