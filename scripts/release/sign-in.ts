import { expect, type Page } from '@playwright/test';

/** The start of the README, used: it reports what is missing, and greets. Answers with what the page complained of. */
export async function signIn(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  // Every browser asks for it, whatever the page says.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await page.getByRole('textbox', { name: 'User name' }).press('Enter');
  await expect(page.getByText('Enter a password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'User name' }).fill('mia.hallberg');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Hello, mia.hallberg.');
  return faults;
}
