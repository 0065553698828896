import {
  competitionShape,
  competitionTeamShape,
  competitionTradeShape,
  competitionUserShape,
} from '@besc/domain/competition/competition-rows';
import { rankTraders, type Trader } from '@besc/domain/competition/rank-traders';
import { sentRow } from '@besc/wire/test/sent-row';
import { formatEther, parseEther } from 'viem';
import { vi } from 'vitest';
import type { FaultLab } from '../fault-lab';

interface Paging {
  readonly limit?: number;
  readonly after?: string | null;
}

/** From here to the test's end the index has these accounts and what they traded. */
export function answerCompetitionIndex({ settings }: Pick<FaultLab, 'settings'>, traders: readonly Trader[]): void {
  const ranks = rankTraders(traders);
  const list = <Row>(items: readonly Row[]) => {
    return { items, pageInfo: { endCursor: null, hasNextPage: false } };
  };
  const pageOf = <Row>(items: readonly Row[], { limit = items.length, after }: Paging) => {
    const end = Number(after ?? 0) + limit;
    const pageInfo = { endCursor: String(end), hasNextPage: end < items.length };
    return { items: items.slice(Number(after ?? 0), end), pageInfo };
  };
  const userOf = ({ account, teamId, volume }: Trader) =>
    sentRow(competitionUserShape, {
      id: `1-${account.toLowerCase()}`,
      competitionId: '1',
      account: account.toLowerCase(),
      teamId,
      volumeUSD: formatEther(volume),
    });
  const users = ranks.traders.map(userOf);
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]) !== settings.index.url) return await others(...request);
    const { query, variables } = JSON.parse(String(request[1]?.body)) as {
      query: string;
      variables: Paging & { id: string; team?: number; volume?: string };
    };
    const answer = (data: object) => Response.json({ data });
    if (query.includes('competitionTeams(')) {
      const row = sentRow(competitionShape, { id: '1', closeBlock: 40 });
      const teams = ranks.teams.map(({ teamId, volume }) =>
        sentRow(competitionTeamShape, {
          id: `1-${teamId}`,
          competitionId: '1',
          teamId,
          userCount: 3,
          traderCount: 2,
          volumeUSD: formatEther(volume),
        }),
      );
      return answer({ competitions: list([row]), teams: list(teams) });
    }
    if (query.includes('competitionTrades(')) {
      const trade = sentRow(competitionTradeShape, { id: '1-trade', competitionId: '1', volumeUSD: '75', swaps: 2 });
      return answer({ page: list([trade]) });
    }
    if (query.includes('reached:'))
      return answer({ reached: list([{ id: `0x${'4'.repeat(64)}` }]), page: list(users) });
    if (query.includes('competitionUser(')) {
      return answer({ user: users.find(({ id }) => id === variables.id) ?? null });
    }
    if (query.includes('totalCount')) {
      const above = ranks.traders.filter(({ volume }) => volume > parseEther(variables.volume ?? '0'));
      const inTeam = above.filter(({ teamId }) => teamId === variables.team);
      return answer({ all: { totalCount: above.length }, team: { totalCount: inTeam.length } });
    }
    if (query.includes('edge:')) return answer({ edge: list(users.slice(0, 1)) });
    if (query.includes('page: competitionUsers(')) {
      const { team } = variables;
      return answer({
        page: pageOf(
          users.filter(({ teamId }) => team === undefined || teamId === team),
          variables,
        ),
      });
    }
    return Response.json({ errors: [{ message: 'away' }] });
  });
}
