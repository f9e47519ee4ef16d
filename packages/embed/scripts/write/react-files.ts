import type { Form } from '../../forms/forms.ts';
import { attributesOf, classOf, propertyOf, tagOf, typeOf } from './form-facts.ts';

/** The React component of an element. */
export function reactFile(form: Form): string {
  const { name, says } = form;
  const attributes = attributesOf(form);
  const own = attributes.map(
    (attribute) =>
      `  /** ${attribute.says} */\n  readonly ${propertyOf(attribute.name)}${attribute.values ? '?' : ''}: ${typeOf(attribute)};\n`,
  );
  const props = `${classOf(name)}Props`;
  return `import type { ${classOf(name)} as Element } from '../host/${name}/${name}.ts';
import { type ConsoleFormProps, frameComponent } from './component.ts';

${
  attributes.length > 0
    ? `export interface ${props} extends ConsoleFormProps<Element> {\n${own.join('')}}`
    : `export type ${props} = ConsoleFormProps<Element>;`
}

/** ${says} */
export const ${classOf(name)} = frameComponent<${props}>('${tagOf(name)}', [${attributes
    .map((attribute) => `'${attribute.name}'`)
    .join(', ')}], () => import('../host/${name}/define.ts'));
`;
}
