import { field, form, submit } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/actions.ts';

// spec: form.code, spec: form.code.secret, spec: form.code.openstack
test('a form shows its request as code, follows what is typed, and never shows a token', async ({ page, context }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers/add');
  await expect(field(page, 'Name')).toBeFocused();
  const open = form(page).getByRole('button', { name: 'Code', exact: true });
  const code = form(page).getByRole('region', { name: 'This form as code' });
  await test.step('its drawer is opened and closed by keys, before the form is', async () => {
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(code.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(code).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  await open.click();
  await field(page, 'Name').fill("edge's");
  await expect(code).toContainText(`curl --fail-with-body --request POST`);
  await expect(code).toContainText(String.raw`"name": "edge'\''s"`);
  await expect(code).toContainText('Authorization: Bearer $SKYDECK_TOKEN');
  await expect(code.locator('.marked'), 'the line of the field that has the focus').toContainText('"name"');

  await code.getByText('Terraform / OpenTofu').click();
  await expect(code).toContainText('resource "openstack_networking_router_v2" "edge_s"');
  await expect(code).toContainText('This cloud does not have it.');
  await code.getByText('OpenStack CLI').click();
  await expect(code).toContainText(`openstack router create 'edge'\\''s'`);
  await code.getByText('JSON', { exact: true }).click();
  await expect(code).toContainText('"external_gateway_info": null');

  await field(page, 'Name').fill('');
  await expect(code).toContainText('The form is not complete yet.');
  await submit(page, 'Create router').click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Fill in this field/);

  const secrets = (await context.cookies()).map(({ value }) => value);
  const shown = (await page.content()) + (await code.innerText());
  for (const secret of secrets.filter(({ length }) => length > 8)) expect(shown).not.toContain(secret);
});
