import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the picker of the To side and its manage view; answers the dialog. */
export async function openManage(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^To: ?/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Manage Tokens' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Lists' })).toBeVisible();
  return dialog;
}
