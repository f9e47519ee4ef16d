import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { expectSame } from '../../test/same.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { CidrVersion, SkyCidrField } from './index.js';

describeField<SkyCidrField>('sky-cidr-field', {
  make: () => html`<sky-cidr-field value="10.0.0.0/24"></sky-cidr-field>`,
  role: 'textbox',
  act: async (field) => {
    field.select();
    await sendKeys({ type: '10.2.0.0/16' });
    await sendKeys({ press: 'Tab' });
  },
  values: [
    {
      title: 'a network',
      set: (field) => {
        field.value = '10.1.0.0/16';
      },
      sends: ['10.1.0.0/16'],
    },
    {
      title: 'an empty text',
      set: (field) => {
        field.value = '';
      },
      sends: [''],
    },
    {
      title: 'what code has spelled otherwise, as it is',
      set: (field) => {
        field.value = '2001:DB8::/32';
      },
      sends: ['2001:DB8::/32'],
    },
  ],
  invalid: [
    { flag: 'valueMissing', set: (field) => Object.assign(field, { required: true, value: '' }) },
    { flag: 'typeMismatch', set: (field) => Object.assign(field, { value: '10.0.0.0' }) },
    { flag: 'typeMismatch', set: (field) => Object.assign(field, { version: '6', value: '10.0.0.0/24' }) },
    { flag: 'patternMismatch', set: (field) => Object.assign(field, { value: '10.0.0.7/24' }) },
    { flag: 'rangeUnderflow', set: (field) => Object.assign(field, { minPrefix: 16, value: '10.0.0.0/8' }) },
    { flag: 'rangeOverflow', set: (field) => Object.assign(field, { maxPrefix: 28, value: '10.0.0.0/30' }) },
  ],
});

async function make(template = html`<sky-cidr-field label="CIDR"></sky-cidr-field>`): Promise<SkyCidrField> {
  const place = await fixture(html`<div>${template}</div>`);
  const field = place.querySelector('sky-cidr-field')!;
  field.focus();
  return field;
}

const inputOf = (field: SkyCidrField) => field.shadowRoot!.querySelector('input')!;
const offerOf = (field: SkyCidrField) => field.shadowRoot!.querySelector<HTMLElement>('.use');
const messageOf = (field: SkyCidrField) => field.shadowRoot!.querySelector('[part="message"]')!.textContent;

function hear(field: SkyCidrField): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'change']) field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
  return heard;
}

describe('sky-cidr-field, the offer', () => {
  it('comes with the problem, and sets the network by a press, with the focus back in the text', async () => {
    const field = await make(html`<sky-cidr-field label="CIDR" value="10.80.4.10/24"></sky-cidr-field>`);
    expectSame(offerOf(field), null);
    field.reportValidity();
    await field.updateComplete;
    expect(messageOf(field)).to.equal('Not the network address.');
    field.focus();
    await sendKeys({ press: 'Tab' });
    expectSame(field.shadowRoot!.activeElement, offerOf(field));
    const heard = hear(field);
    await sendKeys({ press: 'Enter' });
    await field.updateComplete;
    expect(heard).to.deep.equal(['input 10.80.4.0/24', 'change 10.80.4.0/24']);
    expectSame(field.shadowRoot!.activeElement, inputOf(field));
    expectSame(offerOf(field), null);
    expect([inputOf(field).value, field.checkValidity()]).to.deep.equal(['10.80.4.0/24', true]);
    await sendKeys({ press: 'Tab' });
    expect(heard, 'told again on leaving').to.have.length(2);
  });

  it('follows the text while it is typed', async () => {
    const field = await make(html`<sky-cidr-field label="CIDR" value="10.80.4.10/24"></sky-cidr-field>`);
    field.reportValidity();
    field.select();
    await sendKeys({ type: '10.80.5.9/2' });
    await field.updateComplete;
    expect(offerOf(field)!.textContent!.trim()).to.equal('Use 0.0.0.0/2');
    await sendKeys({ type: '8' });
    await field.updateComplete;
    expect(offerOf(field)!.textContent!.trim()).to.equal('Use 10.80.5.0/28');
  });

  it('drops the problem that the server had with the address', async () => {
    const field = await make(
      html`<sky-cidr-field label="CIDR" value="10.80.4.10/24" error="Not a network address."></sky-cidr-field>`,
    );
    offerOf(field)!.click();
    expect([field.error, field.value]).to.deep.equal(['', '10.80.4.0/24']);
  });

  it('gives way to one in the slot, and is not made where nothing can be changed', async () => {
    const field = await make(html`
      <sky-cidr-field label="CIDR" value="10.80.4.10/24" error="No.">
        <button slot="fix">Use 10.80.5.0/24</button>
      </sky-cidr-field>
    `);
    expect(offerOf(field)!.checkVisibility()).to.equal(false);
    field.querySelector('button')!.remove();
    expect(offerOf(field)!.checkVisibility()).to.equal(true);
    field.readOnly = true;
    await field.updateComplete;
    expectSame(offerOf(field), null);
  });
});

describe('sky-cidr-field, the spelling', () => {
  it('is shortened when the person commits, which is told, and not while they type', async () => {
    const field = await make();
    await sendKeys({ type: ' 2001:0DB8:0::0/32' });
    const heard = hear(field);
    expect(field.value).to.equal(' 2001:0DB8:0::0/32');
    await sendKeys({ press: 'Tab' });
    await field.updateComplete;
    expect(heard).to.deep.equal(['input 2001:db8::/32', 'change 2001:db8::/32']);
    expect(inputOf(field).value).to.equal('2001:db8::/32');
  });

  it('is left alone when it is no network, or short', async () => {
    for (const text of ['2001:0DB8::1/32', '10.0.0.0/24', 'network']) {
      const field = await make();
      const heard = hear(field);
      await sendKeys({ type: text });
      await sendKeys({ press: 'Tab' });
      expect(field.value).to.equal(text);
      expect(heard.filter((event) => event.startsWith('change'))).to.deep.equal([`change ${text}`]);
    }
  });

  it('is the short one in the form that Enter sends', async () => {
    const sent: FormDataEntryValue[] = [];
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      sent.push(...new FormData(event.target as HTMLFormElement).getAll('cidr'));
    };
    const form = await fixture<HTMLFormElement>(html`
      <form @submit=${onSubmit}><sky-cidr-field name="cidr" label="CIDR"></sky-cidr-field><button>Save</button></form>
    `);
    const field = form.querySelector('sky-cidr-field')!;
    field.focus();
    await sendKeys({ type: 'FD00:0::/64' });
    const heard = hear(field);
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Tab' });
    expect([sent, heard]).to.deep.equal([['fd00::/64'], ['input fd00::/64', 'change fd00::/64']]);
  });
});

describe('sky-cidr-field, the words', () => {
  const cases: [attributes: Partial<SkyCidrField>, message: string][] = [
    [{ required: true }, 'Enter a network in CIDR form, such as 10.0.0.0/24.'],
    [{ required: true, version: '6' }, 'Enter a network in CIDR form, such as fd00::/64.'],
    [{ value: 'x' }, 'This is not a network in CIDR form, such as 10.0.0.0/24.'],
    [{ value: 'fd00::/64', version: '4' }, 'This is not an IPv4 network.'],
    [{ value: '10.0.0.0/24', version: '6' }, 'This is not an IPv6 network.'],
    [{ value: '10.0.0.0/8', minPrefix: 16 }, 'Use a prefix of /16 or longer.'],
    [{ value: '10.0.0.0/30', maxPrefix: 28 }, 'Use a prefix of /28 or shorter.'],
    [{ value: '10.0.0.0/30', minPrefix: 16, maxPrefix: 28 }, 'Use a prefix from /16 to /28.'],
    [{ value: 'fd00::/48', minPrefix: 64, maxPrefix: 64 }, 'Use the prefix /64.'],
  ];
  for (const [attributes, message] of cases) {
    it(`are “${message}” for ${JSON.stringify(attributes)}`, async () => {
      const field = await make();
      Object.assign(field, attributes);
      expect(field.validationMessage).to.equal(message);
    });
  }

  it('are those of the language around it, the offer, too', async () => {
    await loadLanguage('ja');
    const field = await make(html`<sky-cidr-field lang="ja" label="CIDR" value="10.0.0.9/24"></sky-cidr-field>`);
    field.reportValidity();
    await field.updateComplete;
    expect(messageOf(field)).to.equal('ネットワークアドレスではありません。');
    expect(offerOf(field)!.textContent!.trim()).to.equal('10.0.0.0/24 を使う');
  });
});

describe('sky-cidr-field, used wrongly', () => {
  it('warns of an unknown version and takes both', async () => {
    const { warn } = console;
    const said: unknown[] = [];
    console.warn = (text: unknown) => said.push(text);
    try {
      const field = await make(
        html`<sky-cidr-field label="CIDR" version=${'5' as CidrVersion} value="fd00::/64"></sky-cidr-field>`,
      );
      expect(field.checkValidity()).to.equal(true);
      field.value = '10.0.0.0/24';
      expect(field.checkValidity()).to.equal(true);
    } finally {
      console.warn = warn;
    }
    expect(String(said[0])).to.contain('version="5"');
  });

  it('has no limit for one that is no number, or was taken away', async () => {
    const field = await make(
      html`<sky-cidr-field min-prefix="short" max-prefix="8" value="10.0.0.0/24"></sky-cidr-field>`,
    );
    expect(field.checkValidity()).to.equal(false);
    field.removeAttribute('max-prefix');
    expect(field.checkValidity()).to.equal(true);
  });
});
