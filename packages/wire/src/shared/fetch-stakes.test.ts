import { expect, test } from 'vitest';
import { answerAliases, answerServer } from '../../test/answer-server';
import { checksumAddress } from './checksum-address';
import { fetchAccountDays, fetchStakeDays } from './fetch-stakes';

const owner = '0x80cb6920a944ab09a8c9a692db48f0a93265cace';
const account = checksumAddress('0x8B623A4DC77f9cBF6b67E93471F17926AFbe5088');
const sums = {
  deposited: '340282366920938463463374607431768211456',
  depositedUSD: null,
  withdrawn: '0',
  withdrawnUSD: '0',
  harvested: '7',
  harvestedUSD: '0.000000000000000001',
};

const shape = { staked: 'amount', stakedUSD: 'usd' } as const;

const server = answerServer();

test('a day carries the last figures, and a stake without a price has no worth instead of none', async () => {
  const day = { date: 86_400, ...sums, staked: '5', stakedUSD: null };
  answerAliases(server, (alias) => (alias === 't10' ? [] : [day]));
  const days = await fetchStakeDays({
    url: server.url,
    kind: 'pool',
    owner,
    times: [10, 90_000, 200_000.7],
    shape,
  });
  expect(days).toEqual([
    {
      time: 86_400,
      staked: 5n,
      stakedUSD: undefined,
      deposited: { amount: 2n ** 128n, usdE18: undefined },
      withdrawn: { amount: 0n, usdE18: 0n },
      harvested: { amount: 7n, usdE18: 1n },
    },
  ]);
  expect(server.requests[0]?.variables).toEqual({ owner });
  expect(server.requests[0]?.query).toContain('poolDayDatas(where: { poolId: $owner, date_lte: 200000 }');
});

test('earnings are read page by page', async () => {
  const row = (date: number) => ({ date, ...sums, staked: '5', stakedUSD: '1' });
  const page = (items: unknown[], endCursor: string | null) => ({
    data: { page: { items, pageInfo: { endCursor, hasNextPage: endCursor !== null } } },
  });
  server.answer((response) => {
    const isFirst = server.requests.at(-1)?.variables?.after === null;
    response.end(JSON.stringify(isFirst ? page([row(0)], 'next') : page([row(86_400)], null)));
  });
  const days = await fetchAccountDays({ url: server.url, kind: 'vault', account, shape });
  expect(days.map(({ time }) => time)).toEqual([0, 86_400]);
  expect(server.requests.map(({ variables }) => variables?.after)).toEqual([null, 'next']);
});

test.each([{ staked: '1.5' }, { staked: 5 }, { depositedUSD: '1e3' }, { date: -1 }])(
  'a row that is not as promised is refused: %j',
  async (changes) => {
    const day = { date: 0, ...sums, staked: '1', stakedUSD: null, ...changes };
    answerAliases(server, () => [day]);
    const request = { url: server.url, kind: 'farm', owner, times: [1], shape };
    await expect(fetchStakeDays(request)).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
  },
);
