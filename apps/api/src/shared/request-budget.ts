import { budgetSpent, clientBudget } from '@besc/wire/shared/client-budget';
import { ApiError } from './api-error';

/**
 * What each client may ask for in a minute, counted in this process (`clientBudget`). The returned function takes one, or `points`,
 * from the budget of a client, and throws ApiError 429 with the time to wait when nothing is left.
 */
export function requestBudget(perMinute: number): (client: string, points?: number) => Promise<void> {
  const take = clientBudget(perMinute);
  return async (client, points = 1) => {
    const seconds = await take(client, points);
    if (seconds === undefined) return;
    throw new ApiError(429, 'TOO_MANY_REQUESTS', budgetSpent, { retryAfterSeconds: seconds });
  };
}
