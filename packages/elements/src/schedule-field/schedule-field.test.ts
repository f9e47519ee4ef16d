import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';

import { describeField } from '../../test/contracts/field.js';
import { needs } from '../../test/needs.js';
import { expectSame } from '../../test/same.js';
import { overlays } from '../core/overlay-stack.js';
import { loadLanguage } from '../core/wording.js';
import './define.js';
import type { SkyScheduleField } from './index.js';

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

describeField<SkyScheduleField>('sky-schedule-field', {
  make: () => html`<sky-schedule-field></sky-schedule-field>`,
  role: 'group',
  act: () => press('ArrowRight'),
  values: [
    {
      title: 'a preset',
      set: (field) => {
        field.value = 'rotation-14';
      },
      sends: ['rotation-14'],
    },
    {
      title: 'the four parts',
      set: (field) => {
        field.value = '* 1,3 * 2';
      },
      sends: ['* 1,3 * 2'],
    },
    {
      title: 'what the server has',
      set: (field) => {
        field.schedule = { month: '*', day_of_week: '*', day: '1,15', hour: '22' };
      },
      sends: ['* * 1,15 22'],
    },
  ],
  invalid: [
    {
      flag: 'valueMissing',
      set: (field) => {
        field.value = '* * - 2';
      },
    },
    {
      flag: 'badInput',
      set: (field) => {
        field.value = '2 * 30 2';
      },
    },
    {
      flag: 'badInput',
      set: (field) => {
        field.value = 'now and then';
      },
    },
  ],
});

async function make(
  template = html`<sky-schedule-field label="Schedule" value="* * * 2"></sky-schedule-field>`,
): Promise<SkyScheduleField> {
  const place = await fixture(html`<div>${template}<button id="after">After</button></div>`);
  const field = place.querySelector('sky-schedule-field')!;
  field.focus();
  return field;
}

const inside = <E extends HTMLElement = HTMLElement>(field: SkyScheduleField, selector: string) =>
  field.shadowRoot!.querySelector<E>(selector);
const button = (field: SkyScheduleField, part: string) => inside(field, `[part="part"]#${part}`)!;
const choices = (field: SkyScheduleField, part: string) => [
  ...field.shadowRoot!.querySelectorAll<HTMLInputElement>(`[data-part="${part}"] input`),
];
const isShown = (field: SkyScheduleField, part: string) =>
  inside(field, `[data-part="${part}"] .panel`)!.matches(':popover-open');
const focused = (field: SkyScheduleField) => field.shadowRoot!.activeElement as HTMLElement | null;
const nameOf = (element: HTMLElement | null) => element?.closest('label')?.textContent?.trim();
const textOf = (field: SkyScheduleField, part: string) => inside(field, `[part="${part}"]`)!.textContent!.trim();

async function open(field: SkyScheduleField, part: string): Promise<void> {
  button(field, part).focus();
  await press('Enter');
  await field.updateComplete;
}

function hear(field: SkyScheduleField): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'change']) {
    field.parentElement!.addEventListener(type, ({ target }) => {
      expectSame(target as Element, field);
      heard.push(`${type} ${field.value}`);
    });
  }
  return heard;
}

describe('sky-schedule-field, presets', () => {
  it('has the first one without a value, and says what each means', async () => {
    const field = await make(html`<sky-schedule-field label="Schedule"></sky-schedule-field>`);
    expect([field.value, field.schedule]).to.deep.equal([
      'rotation-7',
      { month: '*', day_of_week: '*', day: '*', hour: '2', recovery_points_rotation: 7 },
    ]);
    expect(textOf(field, 'meaning')).to.equal('Every day at 02:00.');
    expect(inside(field, '[part="part"]')).to.equal(null);
  });

  it('goes by arrows from one to the next, and to parts that begin as the preset is', async () => {
    const field = await make(html`<sky-schedule-field label="Schedule"></sky-schedule-field>`);
    const heard = hear(field);
    await press('ArrowDown', 'ArrowDown');
    await field.updateComplete;
    expect(heard).to.deep.equal(['input rotation-14', 'change rotation-14', 'input * * * 2', 'change * * * 2']);
    expect(button(field, 'hour').textContent!.trim()).to.equal('02:00');
    await press('Tab');
    expectSame(focused(field), button(field, 'month'));
  });

  it("comes back to the person's own schedule", async () => {
    const field = await make(html`<sky-schedule-field label="Schedule" value="* 0 * 4"></sky-schedule-field>`);
    await press('ArrowUp');
    expect(field.value).to.equal('rotation-14');
    await press('ArrowDown');
    expect(field.value).to.equal('* 0 * 4');
  });

  it('offers none when it is told so', async () => {
    const field = await make(html`<sky-schedule-field label="Schedule" without-presets></sky-schedule-field>`);
    expect(inside(field, '[type="radio"]')).to.equal(null);
    expect(field.value).to.equal('* * * 2');
    expectSame(focused(field), button(field, 'month'));
  });
});

describe('sky-schedule-field, the choices of a part', () => {
  it('open by Enter at the first that is chosen, and close by Escape with the focus back', async () => {
    const field = await make();
    await open(field, 'hour');
    expect([isShown(field, 'hour'), nameOf(focused(field))]).to.deep.equal([true, '02:00']);
    expect(button(field, 'hour').getAttribute('aria-expanded')).to.equal('true');
    await press('Escape');
    await field.updateComplete;
    expect(isShown(field, 'hour')).to.equal(false);
    expectSame(focused(field), button(field, 'hour'));
    expect(overlays.top).to.equal(undefined);
  });

  it('are one tab stop, and close when the person goes on', async () => {
    const field = await make();
    await open(field, 'day');
    await press('Tab');
    await field.updateComplete;
    expectSame(focused(field), button(field, 'hour'));
    expect(isShown(field, 'day')).to.equal(false);
  });

  it('stay while the person goes back to the button, which closes them', async () => {
    const field = await make();
    await open(field, 'day');
    await press('Shift+Tab');
    expect(isShown(field, 'day')).to.equal(true);
    await press('Enter');
    await field.updateComplete;
    expect(isShown(field, 'day')).to.equal(false);
  });

  it('close when the person presses outside', async () => {
    const field = await make();
    await open(field, 'month');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await field.updateComplete;
    expect(isShown(field, 'month')).to.equal(false);
  });

  it('are turned on and off by Space, each of which is told', async () => {
    const field = await make();
    await open(field, 'hour');
    const heard = hear(field);
    await press('ArrowRight', 'Space', 'ArrowLeft', 'Space');
    await field.updateComplete;
    expect(heard).to.deep.equal(['input * * * 2,3', 'change * * * 2,3', 'input * * * 3', 'change * * * 3']);
    expect(button(field, 'hour').textContent!.trim()).to.equal('03:00');
    expect(textOf(field, 'meaning')).to.equal('Every day at 03:00.');
  });

  it('leave the minute as it is', async () => {
    const field = await make(html`<sky-schedule-field label="Schedule" value="* * * 2 30"></sky-schedule-field>`);
    expect([button(field, 'hour').textContent!.trim(), textOf(field, 'meaning')]).to.deep.equal([
      '02:30',
      'Every day at 02:30.',
    ]);
    await open(field, 'hour');
    await press('ArrowRight', 'Space');
    await field.updateComplete;
    expect(field.value).to.equal('* * * 2,3 30');
    expect(field.schedule?.minute).to.equal('30');
  });

  it('are all turned off, and on, by the one for all, which is mixed between', async () => {
    await needs('the first day of a week');
    const field = await make();
    await open(field, 'day_of_week');
    expect(nameOf(focused(field))).to.equal('Sunday');
    await press('Home');
    expect(nameOf(focused(field))).to.equal('All');
    const all = choices(field, 'day_of_week')[0]!;
    expect([all.checked, all.indeterminate]).to.deep.equal([true, false]);
    await press('Space');
    expect(field.value).to.equal('* - * 2');
    await press('ArrowRight', 'Space');
    await field.updateComplete;
    expect([field.value, all.checked, all.indeterminate]).to.deep.equal(['* 0 * 2', false, true]);
    await press('Home', 'Space');
    await field.updateComplete;
    expect([field.value, all.checked, all.indeterminate]).to.deep.equal(['* * * 2', true, false]);
  });

  it('are walked through by rows, and by the reading direction', async () => {
    const field = await make(
      html`<sky-schedule-field dir="rtl" label="Schedule" value="* * 10 2"></sky-schedule-field>`,
    );
    await open(field, 'day');
    expect(nameOf(focused(field))).to.equal('10');
    await press('ArrowLeft');
    expect(nameOf(focused(field))).to.equal('11');
    await press('ArrowRight');
    const labelOf = (choice: HTMLElement | null) => choice!.closest('label')!;
    const here = labelOf(focused(field));
    await press('ArrowDown');
    const below = labelOf(focused(field));
    expect([below.offsetLeft, below.offsetTop]).to.deep.equal([here.offsetLeft, here.offsetTop + here.offsetHeight]);
    await press('ArrowUp');
    expect(nameOf(focused(field))).to.equal('10');
  });

  it('are of one part at a time', async () => {
    const field = await make();
    await open(field, 'month');
    for (const [other, last] of [
      ['day', 'month'],
      ['day_of_week', 'day'],
    ] as const) {
      button(field, other).click();
      await field.updateComplete;
      expect([isShown(field, last), isShown(field, other)], other).to.deep.equal([false, true]);
      expect(focused(field)!.closest('.part')!.matches(`[data-part="${other}"]`)).to.equal(true);
    }
  });

  it('close with the field', async () => {
    const field = await make();
    await open(field, 'month');
    field.disabled = true;
    await field.updateComplete;
    expect(isShown(field, 'month')).to.equal(false);
    field.disabled = false;
    await field.updateComplete;
    await open(field, 'month');
    const place = field.parentElement!;
    field.remove();
    expect(overlays.top).to.equal(undefined);
    place.append(field);
    await field.updateComplete;
    expect(isShown(field, 'month')).to.equal(false);
    await open(field, 'month');
    expect(isShown(field, 'month')).to.equal(true);
  });
});

describe('sky-schedule-field, a part with nothing chosen', () => {
  it('is said once the person is done with it, at the part', async () => {
    const field = await make();
    await open(field, 'month');
    await press('Home', 'Space');
    await field.updateComplete;
    expect([field.checkValidity(), textOf(field, 'message'), textOf(field, 'meaning')]).to.deep.equal([false, '', '']);
    await press('Escape');
    await field.updateComplete;
    expect(textOf(field, 'message')).to.equal('Choose at least one month.');
    expect(button(field, 'month').closest('.part')!.matches('.broken')).to.equal(true);
    expect(button(field, 'day').closest('.part')!.matches('.broken')).to.equal(false);
  });

  it('gets the focus when the form asks', async () => {
    const field = await make(html`<sky-schedule-field label="Schedule" value="* * * -"></sky-schedule-field>`);
    (document.activeElement as HTMLElement).blur();
    field.reportValidity();
    expectSame(focused(field), button(field, 'hour'));
  });

  for (const [value, message] of [
    ['- * * 2', 'Choose at least one month.'],
    ['* - * 2', 'Choose at least one day of the week.'],
    ['* * - 2', 'Choose at least one day of the month.'],
    ['* * * -', 'Choose at least one start hour.'],
    ['2 * 30 2', 'None of the chosen months has the chosen days.'],
    ['often', 'This schedule could not be read. Choose a schedule.'],
  ] as const) {
    it(`or another fault is called by its name: ${value}`, async () => {
      const field = await make(html`<sky-schedule-field label="Schedule" value=${value}></sky-schedule-field>`);
      expect(field.validationMessage).to.equal(message);
    });
  }
});

describe('sky-schedule-field', () => {
  it('speaks the language around it: names, order and sentence', async () => {
    await loadLanguage('de');
    const field = await make(
      html`<sky-schedule-field lang="de" label="Zeitplan" value="3 1 * 2"></sky-schedule-field>`,
    );
    expect(textOf(field, 'meaning')).to.equal('Jeden Montag im März um 02:00 Uhr.');
    await open(field, 'day_of_week');
    expect(choices(field, 'day_of_week').map(nameOf).slice(0, 2)).to.deep.equal(['Alle', 'Montag']);
  });

  it('warns of a value that is no schedule, and lets the person choose one', async () => {
    const { warn } = console;
    const said: unknown[] = [];
    console.warn = (text: unknown) => said.push(text);
    try {
      const field = await make(html`<sky-schedule-field label="Schedule" value="every dawn"></sky-schedule-field>`);
      expect(field.schedule).to.equal(null);
      // Not down from the last one: in WebKit the end is the end.
      await press('ArrowUp');
      expect([field.value, field.checkValidity()]).to.deep.equal(['rotation-14', true]);
    } finally {
      console.warn = warn;
    }
    expect(String(said[0])).to.contain('value="every dawn"');
  });
});
