import type { Names } from './names.ts';
import type { Files } from './write-files.ts';

/** The folder of an element that shows what is put into it, named by its label: the least that has all parts. */
export function elementFiles(names: Names): Files {
  const { kebab } = names;
  const folder = `packages/elements/src/${kebab}`;
  return {
    [`${folder}/${kebab}.ts`]: classFile(names),
    [`${folder}/${kebab}.css.ts`]: cssFile(names),
    [`${folder}/define.ts`]: defineFile(names),
    [`${folder}/index.ts`]: `export { Sky${names.pascal} } from './${kebab}.js';\n`,
    [`${folder}/${kebab}.test.ts`]: testFile(names),
    [`${folder}/${kebab}.a11y.test.ts`]: accessibilityTestFile(names),
    [`${folder}/${kebab}.demo.html`]: demoFile(names),
    [`${folder}/${kebab}.md`]: pageFile(names),
  };
}

const titleOf = ({ words }: Names) => words.charAt(0).toUpperCase() + words.slice(1);

const classFile = ({
  kebab,
  camel,
  pascal,
}: Names) => `import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { ${camel}Styles } from './${kebab}.css.js';

/**
 * Related content under one name.
 *
 * @tagname sky-${kebab}
 * @slot - The content.
 * @csspart box - The box around it.
 */
export class Sky${pascal} extends LitElement {
  static override styles = [hostStyles, ${camel}Styles];

  /** The name assistive technology says; without it, the box is no group. */
  @property({ attribute: 'label' }) label = '';

  protected override render(): TemplateResult {
    return html\`<div part="box" role=\${this.label ? 'group' : nothing} aria-label=\${this.label || nothing}>
      <slot></slot>
    </div>\`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-${kebab}': Sky${pascal};
  }
}
`;

const cssFile = ({ camel }: Names) => `import { css } from 'lit';

export const ${camel}Styles = css\`
  :host {
    display: block;
  }

  [part='box'] {
    padding: var(--sky-space-4);
    border: 1px solid var(--sky-border-subtle);
    border-radius: var(--sky-radius-lg);
    color: var(--sky-text-default);
  }

  @media (forced-colors: active) {
    [part='box'] {
      border-color: CanvasText;
    }
  }
\`;
`;

const defineFile = ({ kebab, pascal }: Names) => `import { define } from '../core/define.js';
import { Sky${pascal} } from './${kebab}.js';

define('sky-${kebab}', Sky${pascal});
`;

const testFile = ({ kebab, pascal }: Names) => `import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import './define.js';
import type { Sky${pascal} } from './index.js';

const boxOf = (element: Sky${pascal}) => element.shadowRoot!.querySelector('[part="box"]')!;

describe('sky-${kebab}', () => {
  it('shows what is put into it', async () => {
    const element = await fixture<Sky${pascal}>(html\`<sky-${kebab}><b>inside</b></sky-${kebab}>\`);
    const slot = element.shadowRoot!.querySelector('slot')!;
    expect(slot.assignedElements().map(({ localName }) => localName)).to.deep.equal(['b']);
  });

  it('is a group only when it has a name', async () => {
    const element = await fixture<Sky${pascal}>(html\`<sky-${kebab}></sky-${kebab}>\`);
    expect(boxOf(element).hasAttribute('role')).to.equal(false);
    element.label = 'Addresses';
    await element.updateComplete;
    expect(boxOf(element).getAttribute('role')).to.equal('group');
  });
});
`;

const accessibilityTestFile = ({ kebab }: Names) => `import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';

import { expectAccessible } from '../../test/axe.js';
import { treeOf } from '../../test/tree.js';
import './define.js';

describe('sky-${kebab} for assistive technology', () => {
  it('is a group with its label as the name', async () => {
    const element = await fixture(html\`<sky-${kebab} label="Addresses">10.0.0.4</sky-${kebab}>\`);
    const [node] = await treeOf('sky-${kebab}');
    expect(node).to.include({ role: 'group', name: 'Addresses' });
    await expectAccessible(element);
  });
});
`;

const demoFile = (names: Names) => `<!doctype html>
<html lang="en" data-scheme="skydeck" data-mode="light">
  <head>
    <meta charset="utf-8" />
    <title>${titleOf(names)}</title>
    <link rel="stylesheet" href="../../demo.css" />
    <script type="module" src="./define.ts"></script>
  </head>
  <body>
    <h1>${titleOf(names)}</h1>
    <section aria-label="With a name">
      <sky-${names.kebab} label="Addresses">10.0.0.4</sky-${names.kebab}>
    </section>
    <section aria-label="Without a name">
      <sky-${names.kebab}>10.0.0.4</sky-${names.kebab}>
    </section>
  </body>
</html>
`;

const pageFile = (names: Names) => `# ${titleOf(names)}

Related content under one name.

\`\`\`html
<sky-${names.kebab} label="Addresses">10.0.0.4</sky-${names.kebab}>
\`\`\`

- Set a \`label\` if the heading above does not describe its content.

## Do and don’t

| Do | Don’t |
|---|---|
| Use it for related content. | Use it for a single value. |

## Keyboard

It cannot be focused and handles no keys.
`;
