import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';

// A group's rules as a partner's customers see them. That the frame opens, is told to close and fits is a journey of all
// forms (test/journeys/embeds.e2e.ts).

test('rules are added and deleted in a frame, until the person says that it is done', async ({ page, partner }) => {
  const name = fresh('framed');
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.securityGroup({ name });
  await page.goto(`${partner}/forms/security-group-rules?security-group-id=${id}`);
  const frame = page.frameLocator('#place iframe');
  const news = page.locator('#news');
  const incoming = frame.getByRole('grid', { name: 'Incoming' });
  await expect(news).toContainText(`The form is ready: Rules of ${name}`);
  await expect(frame.getByText('Nothing is let in.')).toBeVisible();
  await expectAccessible(page);

  const what = frame.getByRole('combobox', { name: 'What' });
  await what.selectOption({ label: 'HTTPS' });
  await frame.getByRole('tab', { name: 'Code' }).click();
  await expect(frame.getByRole('tabpanel', { name: 'Code' })).toContainText(`"security_group_id": "${id}"`);
  await expectAccessible(page);
  await frame.getByRole('button', { name: 'Add rule' }).click();
  await expect(incoming).toContainText('HTTPS');
  // The next one begins anew, and is sent with what it begins with.
  await expect(what).toHaveValue('ssh');
  await frame.getByRole('button', { name: 'Add rule' }).click();
  await expect(incoming).toContainText('SSH');
  await frame.getByRole('button', { name: 'Add rule' }).click();
  await expect(what).toHaveAccessibleDescription(/The group has this rule already/);

  await frame.getByRole('button', { name: 'Actions for HTTPS from Everybody, IPv4' }).click();
  await frame.getByRole('menuitem', { name: 'Delete' }).click();
  await frame.getByRole('button', { name: 'Delete rule' }).click();
  await expect(incoming).not.toContainText('HTTPS');
  // What others do shows, too.
  await cloud.addRule({ security_group_id: id, direction: 'ingress', protocol: 'icmp' });
  await expect(incoming).toContainText('All of ICMP');

  await frame.getByRole('button', { name: 'Done' }).click();
  await expect(news).toContainText('Changed: security_group');
});
