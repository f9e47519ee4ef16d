import { expect, fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

import './define.js';
import type { AvatarShape, AvatarSize, AvatarStatus, SkyAvatar } from './index.js';
import { initialsOf } from './initials.js';

const make = (template: TemplateResult) => fixture<SkyAvatar>(template);
const pictureOf = (avatar: SkyAvatar) => avatar.shadowRoot!.querySelector<HTMLElement>('[part="picture"]')!;
const textOf = (avatar: SkyAvatar) => pictureOf(avatar).textContent.trim();
const imageOf = (avatar: SkyAvatar) => pictureOf(avatar).querySelector('img')!;
const happens = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;

describe('initials', () => {
  for (const [name, initials] of [
    ['Mia Hallberg', 'MH'],
    ['  mia   maria hallberg ', 'MH'],
    ['Cher', 'C'],
    ['payments-prod', 'PP'],
    ['mia.hallberg@example.net', 'MH'],
    ['Mia (Ops)', 'MO'],
    ['Émile Zola', 'ÉZ'],
    ['田中太郎', '田'],
    ['ليلى حداد', 'ل'],
    ['7 Dwarfs', '7D'],
    ['— !', ''],
    ['', ''],
  ] as const) {
    it(`of "${name}" are "${initials}"`, () => expect(initialsOf(name, 'en')).to.equal(initials));
  }

  it('follow the rule of the language', () => expect(initialsOf('ismail ince', 'tr')).to.equal('İİ'));
});

describe('sky-avatar', () => {
  it('has the initials of its name, and the outline of a person without one', async () => {
    const avatar = await make(html`<sky-avatar name="Mia Hallberg"></sky-avatar>`);
    expect(textOf(avatar)).to.equal('MH');
    avatar.name = '';
    await avatar.updateComplete;
    expect(textOf(avatar)).to.equal('');
    expect(pictureOf(avatar).querySelector('svg')).to.not.equal(null);
  });

  it('shows its image in place of the initials once it is there', async () => {
    const avatar = await make(html`<sky-avatar name="Mia Hallberg"></sky-avatar>`);
    avatar.src = picture;
    await avatar.updateComplete;
    const image = imageOf(avatar);
    expect(image.hidden).to.equal(true);
    expect(textOf(avatar)).to.equal('MH');
    await happens(image, 'load');
    await avatar.updateComplete;
    expect(image.hidden).to.equal(false);
    expect(textOf(avatar)).to.equal('');
  });

  it('goes back to the initials when the image cannot be had, and tries the next one', async () => {
    const avatar = await make(html`<sky-avatar name="Mia Hallberg" src=${picture}></sky-avatar>`);
    if (imageOf(avatar).hidden) await happens(imageOf(avatar), 'load');
    avatar.src = 'data:image/png,none';
    await avatar.updateComplete;
    await happens(imageOf(avatar), 'error');
    await avatar.updateComplete;
    expect(imageOf(avatar).hidden).to.equal(true);
    expect(textOf(avatar)).to.equal('MH');
    avatar.src = picture;
    await avatar.updateComplete;
    await happens(imageOf(avatar), 'load');
    await avatar.updateComplete;
    expect(imageOf(avatar).hidden).to.equal(false);
  });

  it('has three sizes', async () => {
    const sizes: AvatarSize[] = ['small', 'medium', 'large'];
    const widths: number[] = [];
    for (const size of sizes)
      widths.push((await make(html`<sky-avatar name="M" size=${size}></sky-avatar>`)).getBoundingClientRect().width);
    expect(widths).to.deep.equal([24, 30, 40]);
  });

  it('has a shape for each status', async () => {
    const statuses: AvatarStatus[] = ['online', 'away', 'busy', 'offline'];
    const shapes = new Set<string>();
    for (const status of statuses) {
      const avatar = await make(html`<sky-avatar name="M" status=${status}></sky-avatar>`);
      shapes.add(avatar.shadowRoot!.querySelector('.status')!.innerHTML.replaceAll(/<!--.*?-->/g, ''));
    }
    expect(shapes.size).to.equal(4);
  });

  it('has the usual look for what it does not know, and says so', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => said.push(text);
    try {
      const avatar = await make(
        html`<sky-avatar
          name="M" size=${'huge' as AvatarSize} shape=${'star' as AvatarShape} status=${'asleep' as AvatarStatus}
        ></sky-avatar>`,
      );
      expect(avatar.getBoundingClientRect().width).to.equal(30);
      expect(avatar.shadowRoot!.querySelector('.status')).to.equal(null);
      expect(getComputedStyle(pictureOf(avatar)).borderTopLeftRadius).to.equal('50%');
    } finally {
      console.warn = warn;
    }
    expect(said.join()).to.contain('size="huge"').and.contain('shape="star"').and.contain('status="asleep"');
  });
});
