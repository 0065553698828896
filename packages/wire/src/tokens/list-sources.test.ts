import { expect, test } from 'vitest';
import { listSources } from './list-sources';

const routes = {
  gateways: ['https://one.example', '/gateway/'],
  isDirect: (url: string) => new URL(url).host === 'known.example',
  relay: (url: string) => `/api/lists/remote?url=${encodeURIComponent(url)}`,
};

test('LIST-45 an https list is asked for directly where the page may, else through our server', () => {
  expect(listSources('https://known.example/a.json', routes)).toEqual(['https://known.example/a.json']);
  expect(listSources('https://other.example/a.json', routes)).toEqual([
    '/api/lists/remote?url=https%3A%2F%2Fother.example%2Fa.json',
  ]);
});

test('LIST-46 LIST-47 ipfs and ipns go through each gateway in turn', () => {
  expect(listSources('ipfs://bafyabc/list.json', routes)).toEqual([
    'https://one.example/ipfs/bafyabc/list.json',
    '/gateway/ipfs/bafyabc/list.json',
  ]);
  expect(listSources('IPNS://lists.example', routes)).toEqual([
    'https://one.example/ipns/lists.example',
    '/gateway/ipns/lists.example',
  ]);
});

test('LIST-49 raw urls: an http one is tried as https first, a path of the own host as it is', () => {
  expect(listSources('http://known.example/a.json', routes)).toEqual([
    'https://known.example/a.json',
    'http://known.example/a.json',
  ]);
  expect(listSources('/lists/default.tokenlist.json', routes)).toEqual(['/lists/default.tokenlist.json']);
});

test.each([
  'ftp://a.example/list.json',
  'javascript:alert(1)',
  'data:application/json,{}',
  '//evil.example/x',
  '',
  'ar://x',
])('LIST-56 %j has an unknown protocol', (location) => {
  expect(() => listSources(location, routes)).toThrow('Unrecognized list URL protocol.');
});
