import type { Deployment } from '@besc/wire/settings/deployment';
import type { Context, Hono } from 'hono';

/** What a feature gets when it adds its routes. */
export interface ApiContext {
  readonly deployment: Deployment;
  /** When the deployment was written. */
  readonly deployedAt: Date;
  readonly publicOrigin: string;
  /** Whether lists may be fetched from this machine and its network: on a local stack only. */
  readonly allowsPrivateLists: boolean;
  /** Bases of gateways to content by its hash, in the order to try. */
  readonly gateways: readonly string[];
  /** Under which name the client of a request is counted. */
  readonly clientOf: (context: Context) => string;
  /** Takes one from what a client may have fetched from elsewhere; throws ApiError 429 when nothing is left. */
  readonly spendFetch: (client: string) => Promise<void>;
  /** Is called once when the service ends. */
  readonly onStop: (end: () => void) => void;
}

/** A feature of the API: it adds its routes to the app, and nothing else. */
export type ApiFeature = (app: Hono, context: ApiContext) => void;
