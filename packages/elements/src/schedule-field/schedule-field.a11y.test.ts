import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';

import { expectAccessible, settled } from '../../test/axe.js';
import { needs } from '../../test/needs.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import './define.js';
import type { SkyScheduleField } from './index.js';

async function make(template: TemplateResult): Promise<SkyScheduleField> {
  const place = await fixture(html`<div>${template}</div>`);
  return place.querySelector('sky-schedule-field')!;
}

const all = (nodes: TreeNode[], role: string): TreeNode[] =>
  nodes.flatMap((node) => [...(node.role === role ? [node] : []), ...all(node.children ?? [], role)]);

async function opened(field: SkyScheduleField, part: string): Promise<HTMLElement> {
  const box = field.shadowRoot!.querySelector<HTMLElement>(`[data-part="${part}"]`)!;
  box.querySelector('button')!.focus();
  await sendKeys({ press: 'Enter' });
  await field.updateComplete;
  await settled(field.shadowRoot!);
  return box;
}

describe('sky-schedule-field for assistive technology', () => {
  it('is a group that says when it runs, with the presets to choose from', async () => {
    const field = await make(
      html`<sky-schedule-field label="Schedule" note="UTC" hint="Times of the server."></sky-schedule-field>`,
    );
    await expectAccessible(field);
    const node = await nodeOf('sky-schedule-field', 'group');
    expect(node).to.include({ name: 'Schedule', description: 'Every day at 02:00. UTC Times of the server.' });
    expect(all([node], 'radiogroup').map(({ name }) => name)).to.deep.equal(['Preset']);
    expect(all([node], 'radio').map(({ name, checked }) => [name, checked])).to.deep.equal([
      ['7 daily recovery points', 'true'],
      ['14 daily recovery points', 'false'],
      ['Custom', 'false'],
    ]);
  });

  it('has a button for each part that says what is chosen', async () => {
    const field = await make(html`<sky-schedule-field label="Schedule" value="* 1-5 1,15 2"></sky-schedule-field>`);
    await expectAccessible(field);
    expect(
      all(await treeOf('sky-schedule-field'), 'button').map(({ name, expanded }) => [name, expanded]),
    ).to.deep.equal([
      ['Month All', false],
      ['Day of the week Mon–Fri', false],
      ['Day of the month 1, 15', false],
      ['Start hour 02:00', false],
    ]);
  });

  it('opens a named box of checkboxes', async () => {
    await needs('the first day of a week');
    const field = await make(html`<sky-schedule-field label="Schedule" value="* 1-5 * 2"></sky-schedule-field>`);
    await opened(field, 'day_of_week');
    await expectAccessible(field);
    const dialog = await nodeOf('sky-schedule-field', 'dialog');
    expect(dialog.name).to.equal('Day of the week');
    expect(all([dialog], 'checkbox').map(({ name, checked }) => [name, checked])).to.deep.equal([
      ['All', 'mixed'],
      ['Sunday', 'false'],
      ['Monday', 'true'],
      ['Tuesday', 'true'],
      ['Wednesday', 'true'],
      ['Thursday', 'true'],
      ['Friday', 'true'],
      ['Saturday', 'false'],
    ]);
  });

  it('has the problem in the description of the part that is to be mended', async () => {
    const field = await make(html`<sky-schedule-field label="Schedule" value="* * - 2"></sky-schedule-field>`);
    field.reportValidity();
    await field.updateComplete;
    await expectAccessible(field);
    const descriptions = all(await treeOf('sky-schedule-field'), 'button').map(({ description }) => description ?? '');
    expect(descriptions).to.deep.equal(['', '', 'Choose at least one day of the month.', '']);
  });

  it('takes its name from the slot, from a hidden label and from a label outside', async () => {
    await make(html`<sky-schedule-field><b slot="label">Backups</b></sky-schedule-field>`);
    expect((await nodeOf('sky-schedule-field', 'group')).name).to.equal('Backups');
    await make(
      html`<label for="outer">Schedule of backups</label><sky-schedule-field id="outer"></sky-schedule-field>`,
    );
    expect((await nodeOf('#outer', 'group')).name).to.equal('Schedule of backups');
  });

  it('keeps within a narrow page, closed and open', async () => {
    const field = await make(
      html`<sky-schedule-field label="Schedule" value="1,3,5,7,9,11 * * *"></sky-schedule-field>`,
    );
    field.style.inlineSize = '160px';
    expect(field.scrollWidth).to.be.at.most(160);
    for (const part of ['month', 'day', 'hour']) {
      const panel = (await opened(field, part)).querySelector<HTMLElement>('.panel')!;
      expect(panel.scrollWidth, part).to.be.at.most(panel.clientWidth);
      const { left, right } = panel.getBoundingClientRect();
      expect([left >= 0, right <= innerWidth], part).to.deep.equal([true, true]);
    }
  });

  it("leaves its boxes to the browser in the person's own colours", async () => {
    const field = await make(html`<sky-schedule-field label="Schedule"></sky-schedule-field>`);
    const input = field.shadowRoot!.querySelector('input')!;
    expect(getComputedStyle(input).appearance).to.equal('none');
    await emulateMedia({ forcedColors: 'active' });
    try {
      expect(getComputedStyle(input).appearance).to.equal('auto');
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });
});
