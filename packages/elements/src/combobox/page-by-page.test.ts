import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';

import { expectAccessible } from '../../test/axe.js';
import { waitUntil } from '../../test/until.js';
import './define.js';
import type { SkyCombobox } from './index.js';

const page = (from: number, count = 50) =>
  Array.from({ length: count }, (_, at) => ({ value: `id-${from + at}`, label: `Network ${from + at}` }));

/** A field whose page adds 50 options each time it is asked. */
async function opened(options = page(0)) {
  const asked: number[] = [];
  const field = await fixture<SkyCombobox>(
    html`<sky-combobox
      label="Network" filter="none" has-more .options=${options}
      @sky-more=${() => asked.push(field.options.length)}
    ></sky-combobox>`,
  );
  field.focus();
  await press(field, 'ArrowDown');
  return { field, asked };
}

async function press(field: SkyCombobox, key: string): Promise<void> {
  await sendKeys({ press: key });
  await field.updateComplete;
}

const inside = (field: SkyCombobox, selector: string) => [...field.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const activeOf = (field: SkyCombobox) => inside(field, '.active')[0];
const listOf = (field: SkyCombobox) => inside(field, '[role="listbox"]')[0]!;

describe('sky-combobox page by page', () => {
  it('asks for more as the person comes near the end, once for what is there', async () => {
    const { field, asked } = await opened();
    expect(asked).to.deep.equal([]);
    listOf(field).scrollTop = listOf(field).scrollHeight;
    await waitUntil(() => asked.length > 0);
    listOf(field).dispatchEvent(new Event('scroll'));
    field.requestUpdate();
    await field.updateComplete;
    expect(asked).to.deep.equal([50]);

    const top = listOf(field).scrollTop;
    field.options = [...field.options, ...page(50)];
    await field.updateComplete;
    expect(listOf(field).scrollTop, 'what is added does not move what is in sight').to.equal(top);
    listOf(field).scrollTop = listOf(field).scrollHeight;
    await waitUntil(() => asked.length > 1);
    expect(asked).to.deep.equal([50, 100]);
  });

  it('keeps what is pressed below the pointer, whatever is found meanwhile', async () => {
    const { field } = await opened();
    const [, , third] = inside(field, '[role="option"]');
    const { x, y, width, height } = third!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
    field.options = page(40, 5);
    await field.updateComplete;
    await sendMouse({ type: 'up' });
    expect(field.value).to.equal('id-2');
    await press(field, 'ArrowDown');
    await waitUntil(() => inside(field, '[role="option"]').length === 5);
  });

  it('asks at once where the list is too short to be scrolled, and not while more are on their way', async () => {
    const { field, asked } = await opened(page(0, 3));
    await waitUntil(() => asked.length > 0);
    field.loading = true;
    field.options = page(0, 4);
    await field.updateComplete;
    expect(asked).to.deep.equal([3]);
    field.loading = false;
    await field.updateComplete;
    expect(asked).to.deep.equal([3, 4]);
    field.hasMore = false;
    field.options = page(0, 5);
    await field.updateComplete;
    expect(asked).to.deep.equal([3, 4]);
  });

  it('asks again when the list is opened again', async () => {
    const { field, asked } = await opened(page(0, 3));
    await press(field, 'Escape');
    await press(field, 'ArrowDown');
    expect(asked).to.deep.equal([3, 3]);
  });

  it('waits at the last option for those that follow', async () => {
    const { field, asked } = await opened();
    await press(field, 'ArrowUp');
    expect(activeOf(field)!.textContent.trim()).to.equal('Network 49');
    await press(field, 'ArrowDown');
    expect(activeOf(field)!.textContent.trim()).to.equal('Network 49');
    await waitUntil(() => asked.length > 0);
    field.options = [...field.options, ...page(50)];
    await field.updateComplete;
    await press(field, 'ArrowDown');
    expect(activeOf(field)!.textContent.trim()).to.equal('Network 50');
    expect(inside(field, 'input')[0]!.getAttribute('aria-activedescendant')).to.equal(activeOf(field)!.id);
    field.hasMore = false;
    await field.updateComplete;
    for (let at = 50; at < 100; at += 1) await press(field, 'ArrowDown');
    expect(activeOf(field)!.textContent.trim()).to.equal('Network 0');
  });

  it('does not claim to know how many there are', async () => {
    const { field } = await opened();
    expect([activeOf(field)!.ariaPosInSet, activeOf(field)!.ariaSetSize]).to.deep.equal(['1', '-1']);
    await sendKeys({ type: 'n' });
    await field.updateComplete;
    const [news] = inside(field, '[role="status"]');
    expect(news!.textContent).to.equal('More than 50 matches');
    field.hasMore = false;
    await field.updateComplete;
    expect(news!.textContent).to.equal('50 matches');
    expect(activeOf(field)!.hasAttribute('aria-setsize')).to.equal(false);
    await expectAccessible(field);
  });

  it('takes no option by Enter that was found for another text', async () => {
    const { field } = await opened();
    field.addEventListener('sky-query', () => {
      field.loading = true;
    });
    await sendKeys({ type: 'n' });
    await press(field, 'Enter');
    expect(field.value).to.equal('');
    field.options = page(7, 1);
    field.loading = false;
    await field.updateComplete;
    await press(field, 'Enter');
    expect(field.value).to.equal('id-7');
  });
});
