import type { Plugin } from 'vite';
import { securityHeaders } from '../csp/headers';

/**
 * `vite preview` answers with the headers of a real deployment; in front of a running stack with that stack's own. The
 * development server does not: its client needs inline code.
 */
export function securityHeadersPlugin(stackUrl: string | undefined): Plugin {
  return {
    name: 'besc-security-headers',
    async configurePreviewServer(server) {
      const ownHeaders = securityHeaders();
      const stack = stackUrl === undefined ? undefined : await fetch(stackUrl, { method: 'HEAD' });
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(ownHeaders)) {
          response.setHeader(name, stack?.headers.get(name) ?? value);
        }
        next();
      });
    },
  };
}
