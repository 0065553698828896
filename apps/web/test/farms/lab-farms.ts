import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { maxUint256 } from '@besc/domain/shared/math';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { farmDepositCall } from '@besc/sdk/farms/farm-calls';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import { pairAddress } from '@besc/sdk/shared/reads/pair-address';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, toHex } from 'viem';
import { wbescToken } from '../../src/blocks/chain/wbesc-token';
import type { FaultLab } from '../fault-lab';

/** States of the farms on a lab's chain, each made by transactions of the account or of the owner. */
export function labFarms(lab: FaultLab) {
  const { settings, chain, router } = lab;
  const { rpc } = chain;
  const master = addressOf(settings, 'farms', 'master');
  const factory = addressOf(settings, 'swap', 'factory');
  const coin = nativeCoin(settings.chain.id);
  const wbesc = wbescToken(settings);
  const gas = toHex(8_000_000);
  let owner: Address | undefined;

  /** Sends, for the account where no other is named; throws what fails in its block. */
  const transact = async (fields: { to: Address; data: string; from?: Address } & Record<string, unknown>) => {
    const hash = await lab.send({ gas, ...fields });
    const receipt = await rpc.request<{ status: string }>('eth_getTransactionReceipt', [hash]);
    if (receipt.status !== '0x1') throw new Error(`A transaction to ${fields.to} failed`);
  };
  const send = async (call: Parameters<typeof encodeCall>[0], from = lab.account) => {
    const { to, data, value } = encodeCall(call);
    await transact({ from, to, data, value: toHex(value) });
  };
  const ask = async (functionName: 'owner' | 'poolLength') =>
    rpc.request<string>('eth_call', [
      { to: master, data: encodeFunctionData({ abi: farmMasterAbi, functionName }) },
      'latest',
    ]);
  const knownOwner = async (): Promise<Address> => {
    if (owner === undefined) {
      owner = checksumAddress(`0x${(await ask('owner')).slice(-40)}`);
      await rpc.request('anvil_impersonateAccount', [owner]);
      await chain.setBalance(owner, oneE18);
    }
    return owner;
  };
  const asOwner = async (data: string) => transact({ from: await knownOwner(), to: master, data, gasPrice: '0x0' });

  return {
    master,
    send,
    approve: (to: Address, spender: Address, from = lab.account, amount = maxUint256) =>
      transact({
        from,
        to,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
      }),
    /** Puts amounts into a pool: of a token and, where no other is named, as many coins. */
    async addLiquidity(token: Token, amount: bigint, other: Currency = coin, amountB = amount): Promise<void> {
      await this.approve(token.address, router);
      if (other.kind === 'token') await this.approve(other.address, router);
      await send(
        addLiquidityCall({
          router,
          wbesc,
          recipient: lab.account,
          deadlineSeconds: 4_000_000_000n,
          currencyA: token,
          amountA: amount,
          minimumA: 1n,
          currencyB: other,
          amountB,
          minimumB: 1n,
        }),
      );
    },
    pairOf: (tokenA: Address, tokenB = wbesc.address): Address =>
      pairAddress({ factory, tokenA, tokenB, initCodeHash: settings.pairInitCodeHash }),
    /** Farms of pairs with nothing in them, which are made where there are none, in a few blocks; answers how many farms there are. */
    async addEmptyFarms(pairs: readonly (readonly [Address, Address])[]): Promise<number> {
      const from = await knownOwner();
      await chain.setAutomine(false);
      for (const args of pairs) {
        const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args });
        await lab.send({ to: factory, data, gas: toHex(3_500_000) });
      }
      await chain.mine(Math.ceil(pairs.length / 8));
      for (const [tokenA, tokenB] of pairs) {
        const args = [100n, this.pairOf(tokenA, tokenB), false] as const;
        const data = encodeFunctionData({ abi: farmMasterAbi, functionName: 'add', args });
        await lab.send({ from, to: master, data, gas: toHex(1_000_000), gasPrice: '0x0' });
      }
      await chain.mine(Math.ceil(pairs.length / 25));
      await chain.setAutomine(true);
      return Number(await ask('poolLength'));
    },
    /** A farm as its owner adds it; answers its number. */
    async addFarm(token: Address): Promise<number> {
      await asOwner(encodeFunctionData({ abi: farmMasterAbi, functionName: 'add', args: [100n, token, true] }));
      return Number(await ask('poolLength')) - 1;
    },
    /** Ends a farm. */
    endFarm: (pid: number) =>
      asOwner(encodeFunctionData({ abi: farmMasterAbi, functionName: 'set', args: [BigInt(pid), 0n, true] })),
    async stake(pid: number, amount: bigint, from = lab.account): Promise<void> {
      await send(farmDepositCall({ master, pid }, amount), from);
      await chain.mine(20);
    },
    async balance(token: Address): Promise<bigint> {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [lab.account] });
      return BigInt(await rpc.request<string>('eth_call', [{ to: token, data }, 'latest']));
    },
  };
}

export type LabFarms = ReturnType<typeof labFarms>;
