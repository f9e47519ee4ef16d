import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { entry, form, listNamed, pageMenu, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh, pick } from '../../../../../test/journeys/actions.ts';

// What the server refuses of a new one: platform/src/resources/floating-ip/engine.test.ts; at which field it is said:
// floating-ip.form.test.ts. That a router keeps its place meanwhile: router-why-not.rules.test.ts, and its own journeys.

const { row } = listNamed('Floating IPs');

// spec: shell.confirm.consequences
test('the address of one’s choice is allocated and assigned, taken away, and given to what nobody else was faster with; the question says what it is released from', async ({
  page,
}) => {
  const [name, address] = [fresh('entry'), '185.44.18.200'];
  const facts = page.getByRole('region', { name: 'Properties' });
  const assign = page.getByRole('main').getByRole('button', { name: 'Connect', exact: true });
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const inside = await cloud.loadBalancer({ name, network_id: await cloud.networkId('dmz') });

  await test.step('allocated', async () => {
    await page.goto('/compute/floating-ips/add');
    await pick(page, 'External network', 'internet');
    await form(page).getByRole('switch', { name: 'Choose an address' }).press('Space');
    await form(page).getByRole('textbox', { name: 'Floating IP' }).fill(address);
    await page.keyboard.press('Enter');
    await expect(row(page, address)).toContainText('Free');
    await expect(form(page)).toBeHidden();
  });

  await test.step('assigned to a load balancer, from its own page and back to it', async () => {
    await row(page, address).getByRole('link').first().press('Enter');
    await pageMenu(page).press('Enter');
    await expect(entry(page, 'Disconnect')).toHaveAccessibleDescription('It is not connected.');
    await page.keyboard.press('Escape');
    await assign.press('Enter');
    await expect(page).toHaveURL(/\/assign\/details$/);
    await pick(page, 'Server or load balancer', name);
    await submit(page, 'Connect').press('Enter');
    await expect(toast(page, `${address} was connected to ${name}`)).toBeVisible();
    await expect(page).toHaveURL(/\/compute\/floating-ips\/[0-9a-f-]+$/);
    await expect(facts).toContainText(name);
    await expect(facts).toContainText(inside.address);
  });

  await test.step('taken away after a question', async () => {
    // What closes the form gives the focus back, and would close the menu.
    await expect(form(page)).toHaveCount(0);
    await pageMenu(page).press('Enter');
    await entry(page, 'Disconnect').press('Enter');
    await expect(page.getByRole('alertdialog', { name: `Disconnect floating IP ${address}?` })).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect floating IP' }).press('Enter');
    await expect(toast(page, `Floating IP ${address} was disconnected`)).toBeVisible();
    await expect(facts).toContainText('Free');
  });

  await test.step('what somebody else was faster with is not to be had', async () => {
    // What was told of the one before has a button in the form, too.
    const send = form(page).getByRole('button', { name: 'Connect', exact: true });
    await assign.click();
    await pick(page, 'Server or load balancer', 'storefront-01');
    const floating_network_id = await cloud.networkId('internet');
    const { port_id } = await cloud.floatingTarget(floating_network_id, 'storefront-01');
    await cloud.floatingIp({ floating_network_id, port_id });
    await send.click();
    await expect(picker(page, 'Server or load balancer')).toHaveAccessibleDescription(/has a floating IP/);
    await expect(send).toBeDisabled();
    await pick(page, 'Server or load balancer', 'legacy-bridge-01');
    await send.click();
    await expect(facts).toContainText('legacy-bridge-01');
    await expect(page.getByRole('region', { name: 'Router', exact: true })).toContainText('edge-router');
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('released from what it leads to', async () => {
    await chooseAct(page, 'Release');
    await expect(page.getByRole('group', { name: 'Stops immediately' })).toHaveText(
      `Stops immediatelylegacy-bridge-01 is no longer reachable at ${address}`,
    );
    await expect(page.getByRole('group', { name: 'Kept' })).toContainText('legacy-bridge-01 keeps running');
    const phrase = page.getByRole('textbox', { name: `Type “${address}” to confirm` });
    await phrase.fill(`${address} `);
    await expect(page.getByRole('button', { name: 'Release floating IP' })).toBeDisabled();
    await phrase.fill(address);
    await page.getByRole('button', { name: 'Release floating IP' }).click();
    await expect(toast(page, `Floating IP ${address} was released`)).toBeVisible();
    await expect(page).toHaveURL('/compute/floating-ips');
    await expect(row(page, address)).toHaveCount(0);
  });
});
