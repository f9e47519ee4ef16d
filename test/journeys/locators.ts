import type { Locator, Page } from '@playwright/test';

// What a person finds on every page of the console. What is slotted into a dialog is no child of its role in the
// document, so a form's fields are looked for in the form.

export const form = (page: Page): Locator => page.getByRole('form');
export const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });
export const picker = (page: Page, name: string): Locator => form(page).getByRole('combobox', { name });
export const submit = (page: Page, name: string): Locator => form(page).getByRole('button', { name });
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
export const toast = (page: Page, text: string): Locator => toasts(page).getByText(text);
export const bulkBar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Actions for the selected rows' });

/** What comes by itself, out of another browser or as time goes on. How soon is a matter of the machine, too. */
export const live = { timeout: 10_000 } as const;

/** A list, and one of its rows by what its first cell links to. */
export function listNamed(title: string) {
  const grid = (page: Page): Locator => page.getByRole('grid', { name: title });
  const row = (page: Page, name: string): Locator =>
    grid(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
  return { grid, row };
}

/** The menu at the head of an object's page; rows have menus of the same name. */
export const pageMenu = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('header')
    .getByRole('button', { name: /^Actions for / });
/** One of its entries, once it is open. */
export const entry = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });
