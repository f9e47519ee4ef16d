import type { Form, FormAttribute } from '../../forms/forms.ts';
import { attributesOf, classOf, propertyOf, tagOf, typeOf } from './form-facts.ts';

/** The lines below `/iframe/` as the class gives them: `['routers', this.routerId, 'edit']`. */
function pathOf(form: Form): string {
  const segments = form.path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `'${segment}'`;
    const attribute = attributesOf(form).find(({ name }) => name === segment.slice(1));
    if (!attribute) throw new Error(`${form.name} has no attribute for ${segment}`);
    const property = `this.${propertyOf(attribute.name)}`;
    return attribute.values ? `...stepOf(${property}, STEPS)` : property;
  });
  return `[${segments.join(', ')}]`;
}

function propertyLines(attribute: FormAttribute): string {
  const { name, says } = attribute;
  return `
  /** ${says} */
  @attr({ attribute: '${name}', mode: 'fromView' }) ${propertyOf(name)}: ${typeOf(attribute)} | null = null;`;
}

const changedLines = ({ name }: FormAttribute) => `
  protected ${propertyOf(name)}Changed(): void {
    this.addressChanged();
  }`;

/** The element's class. */
export function elementFile(form: Form): string {
  const attributes = attributesOf(form);
  const steps = attributes.find(({ values }) => values)?.values;
  return `${attributes.length > 0 ? "import { attr } from '@microsoft/fast-element';\n" : ''}import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
${steps ? "import { stepOf } from '../form-frame/step.ts';\n" : ''}import { names } from './names.ts';
${steps ? `\nconst STEPS = [${steps.map((step) => `'${step}'`).join(', ')}];\n` : ''}
/**
 * ${form.says}
 *
 * @tagname ${tagOf(form.name)}
 */
export class ${classOf(form.name)} extends ConsoleForm {${attributes.map(propertyLines).join('')}${
    attributes.length > 0 ? '\n' : ''
  }${attributes.map(changedLines).join('')}${attributes.length > 0 ? '\n' : ''}
  protected override path(): readonly (string | null)[] {
    return ${pathOf(form)};
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
`;
}

/** Registering is a module of its own. */
export const defineFile = ({ name }: Form): string => `import { styles } from '../form-frame/form-frame.css.ts';
import { ${classOf(name)} } from './${name}.ts';

void ${classOf(name)}.define({ name: '${tagOf(name)}', styles });

declare global {
  interface HTMLElementTagNameMap {
    '${tagOf(name)}': ${classOf(name)};
  }
}
`;

/** What the form is called in each language, until it says so itself. */
export const namesFile = (
  names: Readonly<Record<string, string>>,
): string => `import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
${Object.entries(names)
  .map(([locale, name]) => `  ${locale}: '${name}',`)
  .join('\n')}
};
`;
