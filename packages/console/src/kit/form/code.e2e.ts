import { field, form, submit } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/actions.ts';

// spec: form.code, spec: form.code.secret, spec: form.code.openstack
test('a form shows its request as code, follows what is typed, and never shows a token', async ({ page, context }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers/add');
  await expect(field(page, 'Name')).toBeFocused();
  await test.step('its tabs are reached and changed by keys', async () => {
    await tabTo(page, form(page).getByRole('tab', { name: 'Form' }));
    await page.keyboard.press('ArrowRight');
    await expect(form(page).getByRole('tabpanel', { name: 'Code' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(field(page, 'Name')).toBeVisible();
  });

  await field(page, 'Name').fill("edge's");
  const code = form(page).getByRole('tabpanel', { name: 'Code' });
  await form(page).getByRole('tab', { name: 'Code' }).click();
  await expect(code).toContainText(`curl --fail-with-body --request POST`);
  await expect(code).toContainText(String.raw`"name": "edge'\''s"`);
  await expect(code).toContainText('Authorization: Bearer $SKYDECK_TOKEN');

  await code.getByText('Terraform / OpenTofu').click();
  await expect(code).toContainText('resource "openstack_networking_router_v2" "edge_s"');
  await expect(code).toContainText('This cloud does not have it.');
  await code.getByText('OpenStack CLI').click();
  await expect(code).toContainText(`openstack router create 'edge'\\''s'`);
  await code.getByText('JSON', { exact: true }).click();
  await expect(code).toContainText('"external_gateway_info": null');

  await form(page).getByRole('tab', { name: 'Form' }).click();
  await expect(field(page, 'Name')).toHaveValue("edge's");
  await field(page, 'Name').fill('');
  await form(page).getByRole('tab', { name: 'Code' }).click();
  await expect(code).toContainText('The form is not complete yet.');
  await submit(page, 'Create router').click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Fill in this field/);

  const secrets = (await context.cookies()).map(({ value }) => value);
  await form(page).getByRole('tab', { name: 'Code' }).click();
  const shown = (await page.content()) + (await code.innerText());
  for (const secret of secrets.filter(({ length }) => length > 8)) expect(shown).not.toContain(secret);
});
