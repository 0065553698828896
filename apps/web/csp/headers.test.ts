import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { securityHeaders } from './headers';

function directives(headers: Readonly<Record<string, string>>): Map<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive]));
}

test('nothing unsafe is allowed, and what is not named is forbidden', () => {
  const policy = securityHeaders(makeSettings())['Content-Security-Policy'] ?? '';
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
  const rules = directives(securityHeaders(makeSettings()));
  expect(rules.get('default-src')).toBe("default-src 'none'");
  expect(rules.get('script-src')).toBe("script-src 'self'");
  expect(rules.get('img-src')).toBe("img-src 'self' data:");
  expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(rules.get('base-uri')).toBe("base-uri 'none'");
  expect(rules.get('form-action')).toBe("form-action 'none'");
  expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(rules.get('trusted-types')).toBe('trusted-types worker');
});

test('the page may talk to the places of its settings and to no other', () => {
  const settings = makeSettings();
  const connect = (changes: object) => directives(securityHeaders({ ...settings, ...changes })).get('connect-src');
  expect(connect({})).toBe("connect-src 'self' http://127.0.0.1:42069 http://127.0.0.1:8545 https://ipfs.example");
  expect(connect({ index: { url: '' }, lists: { defaults: [], gateways: [] } })).toBe(
    "connect-src 'self' http://127.0.0.1:8545",
  );
  expect(directives(securityHeaders()).get('connect-src')).toBe("connect-src 'self'");
});

test('pictures come from the page’s own server and the API', () => {
  const images = (api: string) => directives(securityHeaders({ ...makeSettings(), api: { url: api } })).get('img-src');
  expect(images('/api')).toBe("img-src 'self' data:");
  expect(images('https://api.example/v1')).toBe("img-src 'self' data: https://api.example");
});

test('the other headers', () => {
  expect(securityHeaders()).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});
