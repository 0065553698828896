import type { ProductionService } from './services';

/** The web server before readers and API: the page with its headers, and a name for each request. */
export function webServerFile(services: readonly ProductionService[], hostOf: (service: ProductionService) => string) {
  const servers = (job: ProductionService['job']) =>
    services
      .filter((service) => service.job === job && service.isPublic)
      .map((service) => `  server ${hostOf(service)} max_fails=2 fail_timeout=5s;`);
  const page = (cache: string, find: string) => [
    '    include /srv/besc/site/headers.nginx.conf;',
    `    add_header Cache-Control "${cache}"${cache.includes('immutable') ? '' : ' always'};`,
    `    ${find}`,
  ];
  const pass = (place: string, job: string) => `  location ${place} { proxy_pass http://${job}; }`;
  return `${[
    ...['index', 'api'].flatMap((job) => [`upstream ${job} {`, ...servers(job as 'index' | 'api'), '}', '']),
    'server {',
    '  listen 80;',
    '  root /srv/besc/page;',
    '  location / {',
    ...page('no-cache', 'try_files $uri /index.html;'),
    '  }',
    '  location ~ \\.[^/]*$ {',
    ...page('no-cache', 'try_files $uri =404;'),
    '  }',
    '  location ^~ /assets/ {',
    ...page('public, max-age=31536000, immutable', 'try_files $uri =404;'),
    '  }',
    '  location = /settings.json {',
    ...page('no-cache', 'alias /srv/besc/site/settings.json;'),
    '  }',
    '',
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  # One name for a request in all logs, down to the statement.',
    '  proxy_set_header X-Request-Id $request_id;',
    '  # A query only reads: another reader may be asked. What the API is sent by POST is not sent twice.',
    '  location = /graphql {',
    '    proxy_next_upstream error timeout http_502 http_503 non_idempotent;',
    '    proxy_pass http://index;',
    '  }',
    pass('= /health', 'index'),
    '  location = /api/metrics { return 404; }',
    '  location ^~ /api/ { proxy_pass http://api/; }',
    pass('^~ /lists/', 'api'),
    pass('^~ /images/', 'api'),
    '}',
  ].join('\n')}\n`;
}
