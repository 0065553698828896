import type { StackPart } from '../run-parts';
import { stackSettings } from '../stack-settings';
import { givenBy, type StackWorld } from '../stack-world';
import { buildWeb, webFolder } from '../web-build';
import { startWebServer } from '../web-server';

/** The page's files, built when their sources changed. */
export const pageFilesPart: StackPart<StackWorld> = {
  name: 'page files',
  needs: [],
  async start({ options }) {
    if (options.page !== undefined) return;
    const step = options.progress.step('page');
    step.done((await buildWeb()) ? 'built' : 'built before');
  },
};

/** The page with its settings; it stands before index and API. */
export const pagePart: StackPart<StackWorld> = {
  name: 'page',
  needs: ['page files', 'chain', 'proxies', 'gateways', 'index', 'api'],
  async start(world) {
    const { options, folder, ports, urls, given } = world;
    const { chain, deployment } = givenBy(world, 'chain');
    const urlsOf = (many: readonly { url: string }[]) => many.map(({ url }) => url);
    const proxies = urlsOf(givenBy(world, 'proxies'));
    given.settings = stackSettings(deployment, {
      rpcUrls: proxies.length > 0 ? proxies : [chain.rpcUrl],
      indexUrl: '/graphql',
      apiUrl: '/api',
      gatewayUrls: urlsOf(givenBy(world, 'gateways')),
      webUrl: urls.page,
    });
    await folder.writeJson('settings.json', given.settings);
    given.page = startWebServer({
      folder: options.page ?? webFolder,
      held: ports.page,
      settings: given.settings,
      upstreams: [
        { prefix: '/graphql', target: urls.index },
        { prefix: '/health', target: urls.index },
        { prefix: '/api', target: urls.api, strip: true },
        { prefix: '/lists', target: urls.api },
        { prefix: '/images', target: urls.api },
      ],
    });
  },
  stop: async ({ given }) => given.page?.stop(),
};
