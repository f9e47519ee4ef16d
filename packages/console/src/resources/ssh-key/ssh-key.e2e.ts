import { readFile } from 'node:fs/promises';
import { entry, form, listNamed, pageMenu } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import kit from '../../kit/words/en.json' with { type: 'json' };
import problems from '../../kit/problems/words/en.json' with { type: 'json' };
import own from './words/en.json' with { type: 'json' };

const words = { ...kit, ...own };
const { row } = listNamed('SSH keys');
const LINE = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIMG1e1vHA5fJB2AiR8crVjjF87uFDSvTvPJOz3H1aK+q journey@laptop';
const FINGERPRINT = 'SHA256:Rb8bj+nzdpHl4IAAhRmVOOjfnOX25MKSf/gO9cg2UYU';
const privateKey = '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n';

// spec: ssh-key.private, spec: ssh-key.generate, spec: ssh-key.file
test('a key is pasted, taken from a file and generated; no private key leaves the browser', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/ssh-keys');
  const open = () => page.getByRole('button', { name: words['create.action'] }).first().click();
  const field = (name: string) => form(page).getByRole('textbox', { name });
  const choose = (source: string) => form(page).getByRole('radio', { name: source }).click();
  const submit = () => form(page).getByRole('button', { name: words['create.action'] }).click();

  await test.step('a pasted private key is taken out of the field; a public one is told, and names itself', async () => {
    await open();
    await field(words['field.public_key']).fill(privateKey);
    await expect(field(words['field.public_key'])).toHaveValue('');
    await expect(form(page).getByText(problems['problem.private_key'])).toBeVisible();
    await field(words['field.public_key']).fill(LINE);
    await expect(form(page).getByText(FINGERPRINT)).toBeVisible();
    await expect(field(words['field.name'])).toHaveValue('journey@laptop');
    await submit();
    await expect(row(page, 'journey@laptop')).toContainText('ED25519');
  });

  await test.step('the name of a file is proposed where the key has no comment', async () => {
    await open();
    await choose(words['source.file']);
    const file = form(page).locator('input[type=file]');
    await file.setInputFiles({ name: 'id.pub', mimeType: 'text/plain', buffer: Buffer.from(privateKey) });
    await expect(form(page).getByText(problems['problem.private_key'])).toBeVisible();
    const line = LINE.replace(' journey@laptop', '');
    await file.setInputFiles({ name: 'from-file.pub', mimeType: 'text/plain', buffer: Buffer.from(line) });
    await expect(field(words['field.name'])).toHaveValue('from-file');
    await submit();
    await expect(row(page, 'from-file')).toBeVisible();
  });

  await test.step('a generated one is added when its private key is saved', async () => {
    await open();
    await choose(words['source.generate']);
    await field(words['field.name']).fill('generated');
    await submit();
    await expect(form(page).getByText(problems['problem.private_key_unsaved']).first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await form(page).getByRole('button', { name: words['generate.download'] }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('generated.pem');
    const text = await readFile(await download.path(), 'utf8');
    await form(page).getByRole('checkbox', { name: words['generate.saved'] }).check();
    await submit();
    await row(page, 'generated').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'generated' })).toBeVisible();
    const secret = text.split('\n')[3] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    expect(sent.filter((body) => body.includes(secret) || body.includes('PRIVATE KEY'))).toEqual([]);
    expect(sent.some((body) => body.includes('ssh-ed25519'))).toBe(true);
  });

  await test.step('an address with a name leads to the key, which is deleted', async () => {
    const address = page.url();
    await page.goto('/compute/ssh-keys/generated');
    await expect(page).toHaveURL(address);
    await pageMenu(page).click();
    await entry(page, words['delete.action']).click();
    await page.getByRole('button', { name: 'Delete SSH key' }).click();
    await expect(page).toHaveURL(/\/compute\/ssh-keys$/);
    await expect(row(page, 'generated')).toHaveCount(0);
  });
});
