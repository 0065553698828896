import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientKey } from './client-key';

const key = (peer: string | undefined, forwardedFor?: string, trustedProxies = 0) =>
  clientKey({ peer, forwardedFor, trustedProxies });

test('without proxies of our own the peer counts, whatever the client says of itself', () => {
  expect(key('203.0.113.7')).toBe('203.0.113.7');
  expect(key('203.0.113.7', '1.1.1.1')).toBe('203.0.113.7');
  expect(key('203.0.113.7', '1.1.1.1, 2.2.2.2')).toBe('203.0.113.7');
});

test('behind proxies the entry that the outermost of them wrote counts, and nothing before it', () => {
  expect(key('10.0.0.2', '203.0.113.7', 1)).toBe('203.0.113.7');
  expect(key('10.0.0.2', '6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(key('10.0.0.2', '6.6.6.6, 203.0.113.7, 10.0.0.1', 2)).toBe('203.0.113.7');
  expect(key('10.0.0.2', '203.0.113.7:5123', 1)).toBe('203.0.113.7');
});

test('who comes past a proxy is counted by what is known', () => {
  expect(key('10.0.0.2', undefined, 1)).toBe('10.0.0.2');
  expect(key('10.0.0.2', '203.0.113.7', 2)).toBe('10.0.0.2');
});

test('IPv6 counts by its /64, a mapped IPv4 as the IPv4, and an unreadable address under one name', () => {
  expect(key('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(key('2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(key('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(key('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(key('::1')).toBe('0:0:0:0::/64');
  expect(key('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(key('10.0.0.2', '[2001:db8:1:2::9]:443', 1)).toBe('2001:db8:1:2::/64');
  for (const strange of [undefined, '', 'x', '::::', 'example.org', '<script>']) expect(key(strange)).toBe('unknown');
});

test('nothing that a client sends before the trusted entry changes its name', () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      expect(key('10.0.0.2', `${said},203.0.113.7`, 1)).toBe('203.0.113.7');
    }),
  );
});
