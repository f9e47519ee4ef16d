import { expect, fixture, html } from '@open-wc/testing';

import { waitUntil } from '../../test/until.js';
import { autoload } from './elements.js';

const isRegistered = (tag: string): boolean => customElements.get(tag) !== undefined;
const whenRegistered = (tag: string): Promise<void> => waitUntil(() => isRegistered(tag), `<${tag}> is not registered`);

/** An element of somebody else, with a shadow root of its own. */
function foreignRoot(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
}

describe('the autoloader', () => {
  it('registers an element when its tag is added, and no other', async () => {
    expect(isRegistered('sky-badge')).to.equal(false);
    await fixture(html`<p><sky-badge count="3"></sky-badge></p>`);
    await whenRegistered('sky-badge');
    expect(isRegistered('sky-schedule-field')).to.equal(false);
  });

  it('registers a part by the module of its whole', async () => {
    await fixture(html`<sky-tab></sky-tab>`);
    await whenRegistered('sky-tabs');
  });

  it('looks into the shadow roots of its elements', async () => {
    const alert = await fixture(html`<sky-alert></sky-alert>`);
    await whenRegistered('sky-alert');
    await waitUntil(() => alert.shadowRoot?.firstElementChild, 'the alert is not rendered');
    alert.shadowRoot?.append(document.createElement('sky-spinner'));
    await whenRegistered('sky-spinner');
  });

  it('looks into the shadow root of an element that was registered before it was added', async () => {
    await fixture(html`<sky-alert></sky-alert>`);
    await whenRegistered('sky-alert');
    const later = await fixture<HTMLElement>(html`<sky-alert></sky-alert>`);
    later.shadowRoot?.append(document.createElement('sky-skeleton'));
    await whenRegistered('sky-skeleton');
  });

  it('looks into a shadow root of somebody else when it is told to', async () => {
    const root = foreignRoot();
    root.innerHTML = '<sky-meter></sky-meter>';
    autoload(root);
    await whenRegistered('sky-meter');
    root.append(document.createElement('sky-bytes'));
    await whenRegistered('sky-bytes');
    root.host.remove();
  });

  it('lets tags alone that are none of this package', async () => {
    const element = await fixture(html`<sky-nothing><sky-avatar></sky-avatar></sky-nothing>`);
    await whenRegistered('sky-avatar');
    expect(element.matches(':defined')).to.equal(false);
  });
});
