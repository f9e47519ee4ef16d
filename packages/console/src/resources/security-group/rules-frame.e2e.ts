import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// A group's rules as a partner's customers see them. That the frame opens, is told to close and fits is a journey of all
// forms (test/journeys/embeds.e2e.ts); what the form of a rule asks: security-group.e2e.ts.

test('rules are added and deleted in a frame, until the person says that it is done', async ({ page, partner }) => {
  const name = fresh('framed');
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.securityGroup({ name });
  await page.goto(`${partner}/forms/security-group-rules?security-group-id=${id}`);
  const frame = page.frameLocator('#place iframe');
  const news = page.locator('#news');
  const incoming = frame.getByRole('grid', { name: 'Inbound' });
  await expect(news).toContainText(`The form is ready: Rules of ${name}`);
  await expect(frame.getByText('No inbound traffic is allowed.')).toBeVisible();

  const what = frame.getByRole('combobox', { name: 'Service' });
  await what.selectOption({ label: 'HTTPS' });
  await frame.getByRole('combobox', { name: 'Source', exact: true }).selectOption({ label: 'Anywhere' });
  const toCode = frame.getByRole('button', { name: 'Code', exact: true });
  await expect(toCode).toHaveCount(0);
  await page.locator('sky-security-group-rules').evaluate((element) => element.setAttribute('with-code', ''));
  await toCode.click();
  const code = frame.getByRole('region', { name: 'This form as code' });
  await expect(code).toContainText(`"security_group_id": "${id}"`);
  await page.keyboard.press('Escape');
  await expect(toCode).toBeFocused();
  await frame.getByRole('button', { name: 'Add rule' }).click();
  await expect(incoming).toContainText('HTTPS');
  await expect(news).toContainText(/Added: security_group_rule [0-9a-f-]{36}/);
  // The next one begins anew, with nothing that would open the group.
  await expect(what).toHaveValue('');
  await frame.getByRole('button', { name: 'Actions for HTTPS from Anywhere, IPv4' }).click();
  await frame.getByRole('menuitem', { name: 'Delete' }).click();
  await frame.getByRole('button', { name: 'Delete rule' }).click();
  await expect(incoming).not.toContainText('HTTPS');
  await expect(news).toContainText(/Removed: security_group_rule [0-9a-f-]{36}/);
  // What others do shows, too.
  await cloud.addRule({ security_group_id: id, direction: 'ingress', protocol: 'icmp' });
  await expect(incoming).toContainText('All ICMP');

  await frame.getByRole('button', { name: 'Done' }).click();
  await expect(news).toContainText('Changed: security_group');
});
