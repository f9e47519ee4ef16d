import type { Form } from '../../forms/forms.ts';
import { attributesOf, tagOf } from './form-facts.ts';

/** What the console's generator of snippets knows of the forms: the tag, and the attributes that have to be there. */
export const snippetFile = (
  forms: readonly Form[],
): string => `/** An element of \`@skydeck/embed\`, as a portal writes it. */
export interface FramedForm {
  readonly tag: string;
  /** Those that have to be there. */
  readonly attributes: readonly string[];
}

/** Written by \`pnpm --filter @skydeck/embed write\` from its list of forms. */
export const forms: readonly FramedForm[] = [
${forms
  .map((form) => {
    const needed = attributesOf(form).filter(({ values }) => !values);
    return `  { tag: '${tagOf(form.name)}', attributes: [${needed.map(({ name }) => `'${name}'`).join(', ')}] },`;
  })
  .join('\n')}
];
`;
