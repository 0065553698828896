import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { testWrites } from '../../../test/test-writes';
import * as makers from './prediction.actions';

const game = checksumAddress(`0x${'1'.repeat(40)}`);
const owed = [
  { epoch: 3n, amount: 5n },
  { epoch: 9n, amount: 1n },
];

testWrites(makers, {
  enterAction: (['bull', 'bear'] as const).map((position) =>
    makers.enterAction(game, { epoch: 3, position, amount: 10n ** 18n }),
  ),
  claimAction: [makers.claimAction(game, [3], 5n), makers.claimAction(game, [3, 7], undefined)],
  oldClaimAction: [makers.oldClaimAction(game, owed)],
  creditAction: [makers.creditAction(game, 5n)],
});
