import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ChainProvider } from '../../src/blocks/chain/chain-context';
import { ToastsContext } from '../../src/blocks/toast/use-toasts';
import { FarmsScreen, FinishedFarmsScreen } from '../../src/features/farms/farms.screen';
import { makeLiquidityChain, testAccount } from '../liquidity/make-liquidity-page';
import type { ChainDouble } from '../make-chain-double';
import { MakeEnglish } from '../make-english';
import { makeTestRouter } from '../make-test-router';

export { testAccount };

const whole = 10n ** 18n;
const silence = { danger: () => undefined, info: () => undefined, success: () => undefined, warning: () => undefined };

/** A farm of the double; a test may change it at any time. */
export interface FarmOfDouble {
  lpToken: Address;
  allocPoint: bigint;
  totalStaked: bigint;
  staked: bigint;
  earned: bigint;
}

export interface FarmsDouble {
  readonly double: ChainDouble;
  /** By pid; 0 is the farm of MONEY. */
  readonly farms: FarmOfDouble[];
  readonly emission: { moneyPerBlock: bigint; startBlock: bigint; endBlock: bigint };
}

/**
 * The three farms of the documents: WBESC at 4 BUSDC, MONEY at 0.5 BUSDC. The account has 200 LP of the first in its wallet,
 * half of them more are staked and have earned 3 MONEY.
 */
export function makeFarmsChain(): FarmsDouble {
  const settings = makeSettings();
  const double = makeLiquidityChain(settings);
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const { busdc, money } = settings.tokens;
  const put = (tokenA: Address, tokenB: Address, reserveA: bigint, reserveB: bigint) =>
    double.putPool({
      tokenA,
      tokenB,
      reserveA: reserveA * whole,
      reserveB: reserveB * whole,
      totalSupply: 2000n * whole,
    });
  const pairs = [
    put(wbesc, busdc.address, 100_000n, 400_000n),
    put(money.address, wbesc, 800_000n, 100_000n),
    put(money.address, busdc.address, 200_000n, 100_000n),
  ];
  const farm = (lpToken: Address, allocPoint: bigint): FarmOfDouble => ({
    ...{ lpToken, allocPoint, totalStaked: 1000n * whole, staked: 0n, earned: 0n },
  });
  const farms = [
    farm(money.address, 1600n),
    ...pairs.map((pair, index) => farm(pair, [4000n, 2250n, 1150n][index] ?? 0n)),
  ];
  Object.assign(farms[1] ?? {}, { staked: 100n * whole, earned: 3n * whole });
  double.balances.set(`${pairs[0]}:${testAccount}`, 200n * whole);
  const emission = { moneyPerBlock: 9n * 10n ** 15n, startBlock: 1n, endBlock: 10n ** 9n };
  double.contracts.set(addressOf(settings, 'farms', 'master'), {
    abi: farmMasterAbi,
    read(name, [pid, account]) {
      const farm = typeof pid === 'bigint' ? farms[Number(pid)] : undefined;
      const isOwner = account === testAccount;
      switch (name) {
        case 'poolLength':
          return BigInt(farms.length);
        case 'totalAllocPoint':
          return farms.reduce((sum, { allocPoint }) => sum + allocPoint, 0n);
        case 'moneyPerBlock':
        case 'startBlock':
        case 'endBlock':
          return emission[name];
        case 'poolInfo':
          return farm && [farm.lpToken, farm.allocPoint, 1n, 0n];
        case 'totalStaked':
          return farm?.totalStaked;
        case 'userInfo':
          return farm && [isOwner ? farm.staked : 0n, 0n];
        case 'pendingMoney':
          return farm && (isOwner ? farm.earned : 0n);
        default:
          return undefined;
      }
    },
  });
  return { double, farms, emission };
}

/** The feature's screens behind a router, in English. */
export function makeFarmsPage({ double }: FarmsDouble, path = '/farms', toasts: typeof silence = silence) {
  const queryClient = new QueryClient();
  const placed = (Screen: ComponentType) => () => (
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={double.chain}>
          <ToastsContext value={toasts}>
            <Screen />
          </ToastsContext>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
  const router = makeTestRouter(path, {
    '/farms': placed(FarmsScreen),
    '/farms/history': placed(FinishedFarmsScreen),
  });
  return { element: <RouterProvider router={router as never} />, router, queryClient };
}
