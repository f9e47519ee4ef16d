import { expectShown } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { overflows } from './overflow.ts';

test('what is cut off is found, in shadow trees too', async ({ page }) => {
  await page.goto('/login');
  await expectShown(page);
  expect(await overflows(page)).toEqual([]);
  // Styles that the page's own policy lets a test set.
  await page.getByRole('button', { name: 'Sign in' }).evaluate((button) =>
    Object.assign(button.style, {
      whiteSpace: 'nowrap',
      inlineSize: '20px',
      minInlineSize: '0',
      padding: '0',
      overflow: 'hidden',
      flex: 'none',
    }),
  );
  await page.getByRole('heading', { level: 1 }).evaluate((heading) =>
    Object.assign(heading.style, {
      inlineSize: '10px',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    }),
  );
  expect(await overflows(page)).toEqual([
    expect.stringContaining('h1'),
    expect.stringMatching(/“Sign in”: \d+ in \d+ px$/),
  ]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('title', 'Sign in'));
  expect(await overflows(page)).toEqual([expect.not.stringContaining('h1')]);
});
