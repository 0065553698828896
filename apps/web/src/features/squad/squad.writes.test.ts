import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './squad.actions';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const place = { sale: at('1'), profile: at('2'), source: at('3'), money: makeToken('MONEY') };
const bought = { count: 3, cost: 15n, allowance: 'exact' } as const;
const many = Array.from({ length: makers.mostMinted + 1 }, (_, ticket) => 120 + ticket);

testWrites(makers, {
  buyAction: [
    makers.buyAction(place, { ...bought, isPresale: false }),
    makers.buyAction(place, { ...bought, isPresale: true }),
  ],
  mintAction: [makers.mintAction(place, [120]), makers.mintAction(place, many)],
  refundAction: [makers.refundAction(place, at('4'))],
  dueStepAction: [
    makers.dueStepAction(place, 'endSale'),
    makers.dueStepAction(place, 'openClaim'),
    makers.dueStepAction(place, 'openRefunds'),
  ],
});
