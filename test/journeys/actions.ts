import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { entry, pageMenu, picker } from './locators.ts';

/** A name nobody else has. */
export const fresh = (name: string): string => `${name}-${randomUUID().slice(0, 6)}`;

const FAR = 40;

/** Goes on with Tab until something has the focus. Fails when a person would give up. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // To look for it by its role after each press would cost more than the presses.
  let element = await target.elementHandle();
  const look = () => element?.evaluate((node) => ({ isHere: node.isConnected, hasFocus: node.matches(':focus') }));
  for (let steps = 0; steps < FAR; steps += 1) {
    let seen = await look();
    if (!seen?.isHere) {
      element = await target.elementHandle();
      seen = await look();
    }
    if (seen?.hasFocus) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Types what is looked for into a field with choices, and takes the one that is left. */
export async function pick(page: Page, field: string, text: string): Promise<void> {
  await picker(page, field).fill(text);
  await page.getByRole('option', { name: text }).click();
}

/** Adds one of many objects to an open filter of a list, and closes the choices. */
export async function pickFilter(page: Page, title: string, text: string): Promise<void> {
  const field = page.getByRole('group', { name: title }).getByRole('combobox');
  await field.fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
  await field.press('Escape');
}

/** Does what the menu at the head of an object's page has. */
export async function chooseAct(page: Page, name: string): Promise<void> {
  await pageMenu(page).click();
  await entry(page, name).click();
}
