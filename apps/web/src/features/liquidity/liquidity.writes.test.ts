import { nativeCoin } from '@besc/domain/shared/token';
import { toHex } from 'viem';
import { makeToken } from '../../../test/make-token';
import { writesSettings as settings, testWrites } from '../../../test/test-writes';
import { supplyAction } from '../../blocks/supply/supply-action';
import * as makers from './liquidity.actions';

const [one, other] = [makeToken('ONE'), makeToken('OTHER')];
const [owner, pair] = [one.address, other.address];
const amounts = { amountA: 1000n, amountB: 3000n, minimumA: 990n, minimumB: 2900n };
const coin = nativeCoin(2372);
const pairs = [
  { currencyA: one, currencyB: other },
  { currencyA: coin, currencyB: other },
  { currencyA: one, currencyB: coin },
];
const permit = { approveMax: false, v: 27, r: toHex(1n, { size: 32 }), s: toHex(2n, { size: 32 }) } as const;
const signed = { pair, owner, liquidity: 500n, deadlineSeconds: 77n, permit };
const removed = { ...amounts, liquidity: 500n, slippageBps: 50 };

testWrites(
  { ...makers, supplyAction },
  {
    supplyAction: pairs.flatMap((currencies) =>
      (['maximum', 'exact', undefined] as const).map((allowance) =>
        supplyAction({ ...currencies, ...amounts }, { settings, allowance }),
      ),
    ),
    removeAction: pairs.flatMap((currencies) =>
      [{}, { signed }, { approve: { token: one, allowance: 'exact' as const } }].map((way) =>
        makers.removeAction({ ...currencies, ...removed }, { settings, ...way }),
      ),
    ),
  },
);
