import type { ChainClient } from '@besc/sdk/shared/nodes/chain-client';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type Environment, parseEnvironment } from '@besc/wire/settings/environment';
import type * as z from 'zod';
import type { Remote } from './remote';
import type { ApiRoute } from './route';
import type { Store } from './store';

/** What a feature works with. */
export interface ApiContext {
  readonly deployment: Deployment;
  /** When the deployment was written. */
  readonly deployedAt: Date;
  readonly publicOrigin: string;
  /** The time, in Unix milliseconds; tests move it. */
  readonly nowMs: () => number;
  /** For a feature with migrations. Throws EnvironmentError when no database is set up. */
  readonly store: Store;
  /** Asks the nodes of the chain. Throws EnvironmentError when none is set up. */
  readonly client: ChainClient;
  /** Fetches from hosts that are not ours. */
  readonly remote: Remote;
  /** Is called once when the service ends. */
  readonly onStop: (end: () => void) => void;
}

/** A feature of the API, whatever its settings are. */
export interface ApiFeature {
  readonly slug: string;
  /** Folder of the SQL files that make its tables; see `migrate`. */
  readonly migrations?: string;
  /** Reads its settings. Throws EnvironmentError. */
  configure(env: Environment): (context: ApiContext) => readonly ApiRoute[];
}

/** A feature with the schema of the environment variables that are its own. */
export function apiFeature<Settings extends z.core.$ZodType>({
  config: schema,
  routes,
  ...feature
}: Omit<ApiFeature, 'configure'> & {
  readonly config: Settings;
  routes(context: ApiContext, config: z.output<Settings>): readonly ApiRoute[];
}): ApiFeature {
  return {
    ...feature,
    configure(env) {
      const config = parseEnvironment(schema, env);
      return (context) => routes(context, config);
    },
  };
}
