import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { define } from '../core/define.js';
import { AutoGrow } from './auto-grow.js';

/** Stands for the text area in a browser without `field-sizing`. */
class GrowingBox extends LitElement {
  @property({ attribute: 'grows', type: Boolean }) grows = false;
  readonly growth = new AutoGrow(this, () => (this.grows ? this.box : null));

  get box(): HTMLTextAreaElement {
    return this.renderRoot.querySelector('textarea')!;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<textarea rows="1" @input=${() => this.requestUpdate()}></textarea>`;
  }
}
define('sky-test-growing-box', GrowingBox);

async function make(width: number): Promise<GrowingBox> {
  const field = await fixture<GrowingBox>(html`<sky-test-growing-box grows></sky-test-growing-box>`);
  field.style.display = 'block';
  field.style.inlineSize = `${width}px`;
  field.box.style.inlineSize = '100%';
  return field;
}
const isFull = ({ scrollHeight, clientHeight }: HTMLTextAreaElement) => scrollHeight <= clientHeight + 4;

describe('A text box that grows', () => {
  it('is as high as what is typed, and lower again without it', async () => {
    const field = await make(200);
    const { box } = field;
    const empty = box.offsetHeight;
    box.focus();
    for (const line of ['a', 'b', 'c']) {
      await sendKeys({ type: line });
      await sendKeys({ press: 'Enter' });
    }
    await field.updateComplete;
    expect(box.offsetHeight).to.be.greaterThan(empty * 2);
    expect(isFull(box)).to.equal(true);
    await sendKeys({ press: 'Control+a' });
    await sendKeys({ press: 'Delete' });
    await field.updateComplete;
    expect(box.offsetHeight).to.be.at.most(empty);
  });

  it('follows when its lines break elsewhere', async () => {
    const field = await make(400);
    field.box.value = 'several words that fit into one line of this box';
    field.requestUpdate();
    await field.updateComplete;
    const before = field.box.offsetHeight;
    const resized = new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        if (field.box.offsetHeight === before) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(field.box);
    });
    field.style.inlineSize = '80px';
    await resized;
    expect(field.box.offsetHeight).to.be.greaterThan(before);
  });

  it('is left alone when it is not to grow', async () => {
    const field = await make(200);
    field.grows = false;
    await field.updateComplete;
    field.box.style.blockSize = '33px';
    field.box.value = 'a\nb\nc\nd';
    field.requestUpdate();
    await field.updateComplete;
    expect(field.box.style.blockSize).to.equal('33px');
  });
});
