/** Images of others, by exact version: those that the tests run with, where they run any. */
export const images = {
  node: 'node:20.20.2-bookworm-slim',
  nginx: 'nginx:1.28.0-bookworm',
  postgres: 'postgres:15.14-bookworm',
} as const;
