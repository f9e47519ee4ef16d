import type { Form } from '../../forms/forms.ts';
import { attributesOf, tagOf } from './form-facts.ts';

const quoted = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

function factsOf(form: Form): string {
  const needed = attributesOf(form).filter(({ values }) => !values);
  const steps = attributesOf(form).find(({ values }) => values)?.values;
  const facts = [
    `tag: '${tagOf(form.name)}'`,
    `attributes: ${quoted(needed.map(({ name }) => name))}`,
    ...(steps ? [`steps: ${quoted(steps)}`] : []),
    ...(form.kind === 'chart' ? ['isChart: true'] : []),
  ];
  return `{ ${facts.join(', ')} }`;
}

/** What the console's generator of snippets knows of the forms. */
export const snippetFile = (
  forms: readonly Form[],
): string => `/** An element of \`@skydeck/embed\`, as a portal writes it. */
export interface FramedForm {
  readonly tag: string;
  /** Those that have to be there. */
  readonly attributes: readonly string[];
  /** Where it may begin other than at its first page: values of \`step\`. */
  readonly steps?: readonly string[];
  /** It shows something, and is never done. */
  readonly isChart?: true;
}

/** Written by \`pnpm --filter @skydeck/embed write\` from its list of forms. */
export const forms: readonly FramedForm[] = [
${forms.map((form) => `  ${factsOf(form)},`).join('\n')}
];
`;
