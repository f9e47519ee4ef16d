import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { nodeOf, treeOf, type TreeNode } from '../../test/tree.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { AlertTone, SkyAlert } from './index.js';

const textOf = (nodes: TreeNode[]): string =>
  nodes
    .flatMap((node) => (node.role === 'StaticText' ? [node.name.trim()] : [textOf(node.children ?? [])]))
    .filter((text) => text !== '')
    .join(' ');

describe('sky-alert for assistive technology', () => {
  it('says its tone, then its heading, then its text', async () => {
    const alert = await fixture(html`<sky-alert tone="danger" heading="Not loaded.">No answer.</sky-alert>`);
    expect(textOf(await treeOf('sky-alert'))).to.equal('Error: Not loaded. No answer.');
    await expectAccessible(alert);
  });

  it('says its tone in the language around it', async () => {
    await loadLanguage('zh');
    await fixture(html`<sky-alert lang="zh" tone="warning">配额不足。</sky-alert>`);
    expect(textOf(await treeOf('sky-alert'))).to.equal('警告： 配额不足。');
  });

  const roles: [AlertTone, string][] = [
    ['info', 'status'],
    ['success', 'status'],
    ['neutral', 'status'],
    ['warning', 'alert'],
    ['danger', 'alert'],
  ];
  for (const [tone, role] of roles) {
    it(`is a live ${role} when it is ${tone} and live, and no region else`, async () => {
      const alert = await fixture<SkyAlert>(html`<sky-alert tone=${tone} with-close>Text</sky-alert>`);
      const isRegion = ({ role: found }: TreeNode) => found === role;
      expect((await treeOf('sky-alert')).some(isRegion)).to.equal(false);
      alert.live = true;
      await alert.updateComplete;
      const region = await nodeOf('sky-alert', role);
      expect(textOf([region])).to.match(/Text$/);
      expect(textOf([region]), 'the button is not read out').to.not.contain('Close');
      await expectAccessible(alert);
    });
  }

  it('names its buttons', async () => {
    const alert = await fixture(html`<sky-alert with-close>Text<code slot="details">HTTP 409</code></sky-alert>`);
    expect(await nodeOf('sky-alert', 'button')).to.include({ name: 'Close' });
    expect(await nodeOf('sky-alert', 'DisclosureTriangle')).to.include({ name: 'Details', expanded: false });
    await expectAccessible(alert);
  });
});
