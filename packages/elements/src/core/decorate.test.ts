import { expect, fixture } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { property, query } from 'lit/decorators.js';

import { __decorate as decorate } from './decorate.js';
import { define } from './define.js';

type Decorators = Parameters<typeof decorate>[0];

/** As the compiler leaves a class: its decorators come after it. */
class Decorated extends LitElement {
  declare input: HTMLInputElement;
  declare heading: string;
  #rows = 1;

  constructor() {
    super();
    this.heading = 'first';
  }

  get rows(): number {
    return this.#rows;
  }
  set rows(rows: number) {
    this.#rows = rows;
  }

  protected override render() {
    return html`<input .value=${this.heading} size=${this.rows} />`;
  }
}
decorate(
  [property({ attribute: 'heading', reflect: true })] as unknown as Decorators,
  Decorated.prototype,
  'heading',
  undefined,
);
decorate([property({ attribute: 'rows', type: Number })] as unknown as Decorators, Decorated.prototype, 'rows', null);
decorate([query('input')] as unknown as Decorators, Decorated.prototype, 'input', undefined);
define('sky-test-decorated', Decorated);

describe('The helper for decorators', () => {
  it('makes properties of fields and of accessors, and getters of queries', async () => {
    const element = await fixture<Decorated>(html`<sky-test-decorated rows="3"></sky-test-decorated>`);
    expect([element.rows, element.input.value, element.input.size]).to.deep.equal([3, 'first', 3]);
    Object.assign(element, { heading: 'second', rows: 4 });
    await element.updateComplete;
    expect([element.getAttribute('heading'), element.input.value, element.input.size]).to.deep.equal([
      'second',
      'second',
      4,
    ]);
  });

  it('asks the decorators from the last to the first, each with what the one before made', () => {
    const target = {};
    const asked: string[] = [];
    const decorator =
      (name: string): Decorators[number] =>
      (_, key, descriptor) => {
        asked.push(`${name} ${String(key)} ${String(descriptor?.value)}`);
        return { value: name };
      };
    decorate([decorator('outer'), () => undefined, decorator('inner')], target, 'member', undefined);
    expect(asked).to.deep.equal(['inner member undefined', 'outer member inner']);
    expect((target as { member: string }).member).to.equal('outer');
  });
});
