import { expect, test } from 'vitest';
import { bunnyKinds } from '../nfts/bunny-kinds';
import { campaigns } from './campaigns';

const ofType = (type: string) => campaigns.filter((campaign) => campaign.type === type);

test('ACH-10 OPEN-80 there are 45 campaigns, each with its own id and key', () => {
  expect(campaigns).toHaveLength(45);
  expect(new Set(campaigns.map(({ id }) => id)).size).toBe(45);
  expect(new Set(campaigns.map(({ key }) => key)).size).toBe(45);
});

test('ACH-11..20 ids of sales, battles and participation', () => {
  expect(ofType('ifo').map(({ id }) => String(id))).toEqual(
    Array.from({ length: 15 }, (_, index) => `511${String(index + 1).padStart(2, '0')}0000`),
  );
  expect(ofType('teambattle').map(({ id }) => id)).toEqual(
    Array.from({ length: 15 }, (_, index) => 512_010_001 + index),
  );
  expect(ofType('participation').map(({ id }) => Math.floor(id / 1_000_000))).toEqual([
    ...[513, 514, 515, 515, 515, 516],
    ...Array.from({ length: 9 }, () => 517),
  ]);
});

test('Points: 200 of a sale, 100 of participation, 50 of our own', () => {
  expect(new Set(ofType('ifo').map(({ points }) => points))).toEqual(new Set([200]));
  const participation = ofType('participation').map(({ points }) => points);
  expect(participation).toEqual([...Array.from({ length: 6 }, () => 100), ...Array.from({ length: 9 }, () => 50)]);
});

test('each kind that a campaign gives exists, is for campaigns, and belongs to one', () => {
  const given = campaigns.flatMap(({ bunnyId }) => bunnyId ?? []);
  const forCampaigns = bunnyKinds.flatMap(({ origin }, id) => (origin === 'campaign' ? [id] : []));
  expect(given.toSorted((a, b) => a - b)).toEqual(forCampaigns);
});
