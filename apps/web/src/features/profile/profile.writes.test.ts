import { campaigns } from '@besc/domain/profile/campaigns';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pad } from 'viem';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './profile.actions';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const hash = (digit: string) => pad(`0x${digit}`, { size: 32 });
const place = {
  profile: at('1'),
  money: makeToken('MONEY'),
  bunnies: at('2'),
  collections: [],
  starters: at('3'),
  claims: at('4'),
  pointCenter: at('7'),
  history: at('6'),
  gift: at('5'),
};
const paid = { amount: 5n, allowance: 'exact' } as const;
const picture = { collection: place.bunnies, tokenId: 7n };
const team = { id: 2, name: 'Fearsome Flippers', description: '', users: 1, points: 0n, isJoinable: true };
const campaign = campaigns.find(({ key }) => key === 'first-swap') ?? campaigns[0];
if (campaign === undefined) throw new Error('There is no campaign');

testWrites(makers, {
  starterAction: [makers.starterAction(place, 6, paid)],
  createAction: [makers.createAction(place, { team, picture, paid })],
  pictureAction: [
    makers.pictureAction(place, { picture, paid, isPaused: false }),
    makers.pictureAction(place, { picture, paid, isPaused: true }),
  ],
  giftAction: [makers.giftAction(place.gift)],
  pointsAction: [makers.pointsAction(place.pointCenter, at('8'), campaign)],
  pauseAction: [makers.pauseAction(place)],
  claimAction: [makers.claimAction(place.claims, campaign, [hash('a'), hash('b')])],
});
