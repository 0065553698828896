import type { Deployment } from '@besc/wire/settings/deployment';
import type { Hono } from 'hono';

/** What a feature gets when it adds its routes. */
export interface ApiContext {
  readonly deployment: Deployment;
  /** When the deployment was written. */
  readonly deployedAt: Date;
  readonly publicOrigin: string;
  /** Whether lists may be fetched from this machine and its network: on a local stack only. */
  readonly allowsPrivateLists: boolean;
}

/** A feature of the API: it adds its routes to the app, and nothing else. */
export type ApiFeature = (app: Hono, context: ApiContext) => void;
