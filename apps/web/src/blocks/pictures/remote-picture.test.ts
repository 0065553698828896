// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { remotePicture } from './remote-picture';

test('LIST-02 a picture that a list names comes by way of our own server, never from its host', () => {
  expect(remotePicture('https://evil.example/track.png?who=1', '/api')).toBe(
    '/api/tokens/picture?uri=https%3A%2F%2Fevil.example%2Ftrack.png%3Fwho%3D1',
  );
  expect(remotePicture('ipfs://bafy/logo.png', 'https://api.example/')).toBe(
    'https://api.example/tokens/picture?uri=ipfs%3A%2F%2Fbafy%2Flogo.png',
  );
  expect(remotePicture('https://evil.example/x.png', '')).toBeUndefined();
});

test('what lies on the page’s own server is taken from there', () => {
  const own = `${window.location.origin}/images/tokens/0x1.png`;
  expect(remotePicture(own, '/api')).toBe(own);
});

test.each(['data:image/svg+xml,<svg/>', 'javascript:alert(1)', '//evil.example/x.png', '/x.png', ''])(
  '%s is no place of a picture',
  (uri) => expect(remotePicture(uri, '/api')).toBeUndefined(),
);
