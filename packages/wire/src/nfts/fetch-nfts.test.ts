import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchItem } from './fetch-nfts';

const server = answerServer();
const collection = checksumAddress(`0x${'a1'.repeat(20)}`);
const item = (tokenId: string, changes: object = {}) => ({
  tokenId,
  name: `Squad #${tokenId}`,
  description: 'A portrait.',
  image: { original: '/a.webp', thumbnail: '/a-thumbnail.webp' },
  attributes: [{ traitType: 'Coat', value: 'Ash', displayType: '' }],
  collection: { name: 'Squad' },
  createdAt: '2026-01-01',
  updatedAt: '2026-01-01',
  ...changes,
});
const one = () => fetchItem({ url: server.url, collection, tokenId: 1n });

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test.each([
  ['another item', item('2')],
  ['a name that is no text', item('1', { name: 5 })],
  ['a name without an end', item('1', { name: 'x'.repeat(201) })],
  ['thousands of traits', item('1', { attributes: Array(2_000).fill({ traitType: 'a', value: 1, displayType: '' }) })],
  ['an address in place of pictures', item('1', { image: 'https://elsewhere.example/8.svg' })],
  ['nothing', null],
  ['a page', '<html></html>'],
])('metadata that is %s is none', async (_, data) => {
  server.answerJson({ data });
  expect(await one()).toBeNull();
});

test('NFT-64 metadata that is a page of HTML, is not there, is huge or leads in a circle is logged, and is none', async () => {
  const answers: readonly Parameters<typeof server.answer>[0][] = [
    (response) => response.end('<html><script>alert(1)</script></html>'),
    (response) => response.writeHead(404).end('{}'),
    (response) => response.end(JSON.stringify({ data: item('1', { description: 'x'.repeat(9_000_000) }) })),
    (response) => response.writeHead(302, { location: server.url }).end(),
    (response) => response.end(`${'{"data":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
  ];
  for (const [index, answer] of answers.entries()) {
    server.answer(answer);
    expect(await one()).toBeNull();
    expect(logged).toHaveBeenCalledTimes(index + 1);
  }
});

test('markup in a name stays text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  server.answerJson({ data: item('1', { name }) });
  expect((await one())?.name).toBe(name);
});
