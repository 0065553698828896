import { beforeEach, expect, test } from 'vitest';
import { overlay } from './overlay';
import { overlayStore } from './overlay-store';

const wallet = overlay<'account' | 'history'>('wallet', 'account');
const menu = overlay('menu', undefined);
beforeEach(() => overlayStore.setState(overlayStore.getInitialState(), true));
const details = () => overlayStore.getState().details;

test('one is open at a time', () => {
  wallet.open();
  menu.open();
  expect([wallet.isOpen(), menu.isOpen()]).toEqual([false, true]);
});

test('one that is closing does not close the one that was opened in its place', () => {
  wallet.open();
  menu.open();
  wallet.close();
  expect(menu.isOpen()).toBe(true);
  menu.close();
  expect(menu.isOpen()).toBe(false);
});

test('what it shows stays while it closes, and is forgotten by the next opening', () => {
  wallet.open('history');
  wallet.close();
  expect(details()).toEqual({ wallet: 'history' });
  wallet.open();
  expect(details()).toEqual({ wallet: 'account' });
  wallet.show('history');
  expect([wallet.isOpen(), details().wallet]).toEqual([true, 'history']);
});
