import type { Attribute, Interface, Offer } from './interfaces.ts';

// https://github.com/microsoft/vscode-custom-data: the format is its version 1.1.

const markdown = (value: string) => ({ kind: 'markdown', value });

/** VS Code knows tags and attributes; of the rest it shows what the tag's description says. */
function list(title: string, offers: readonly Offer[], nameOf: (name: string) => string): string {
  if (offers.length === 0) return '';
  const lines = offers.map(({ name, description }) => `- ${nameOf(name)}${description && `: ${description}`}`);
  return `\n\n**${title}**\n\n${lines.join('\n')}`;
}

const code = (name: string): string => `\`${name}\``;

function tagDescription(element: Interface): string {
  return [
    element.summary,
    `\n\n\`import '@skydeck/elements/${element.folder}/define';\``,
    list('Events', element.events, code),
    list('Slots', element.slots, (name) => (name === '' ? 'without a name' : code(name))),
    list('Properties', element.properties, code),
    list('Parts', element.parts, (name) => code(`::part(${name})`)),
    list('Custom properties', element.customProperties, code),
    list('States', element.states, (name) => code(`:state(${name})`)),
  ].join('');
}

function attributeData({ name, description, default: value, values, isSwitch }: Attribute) {
  const text = [description, value && !isSwitch && value !== "''" ? `Default: \`${value}\`` : ''].filter(Boolean);
  return {
    name,
    ...(text.length > 0 && { description: markdown(text.join('\n\n')) }),
    // "v" is VS Code's name for an attribute that is only there or not.
    ...(isSwitch && { valueSet: 'v' }),
    ...(values.length > 0 && { values: values.map((word) => ({ name: word })) }),
  };
}

/** For `html.customData`: each element with its attributes and their words. */
export function htmlData(elements: readonly Interface[]) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: markdown(tagDescription(element)),
      attributes: element.attributes.map(attributeData),
    })),
  };
}

/** For `css.customData`: what a style sheet outside may say of the elements. */
export function cssData(elements: readonly Interface[]) {
  return {
    version: 1.1,
    properties: gathered(
      elements,
      ({ customProperties }) => customProperties,
      (name) => name,
    ),
    pseudoElements: gathered(
      elements,
      ({ parts }) => parts,
      (name) => `::part(${name})`,
    ),
    pseudoClasses: gathered(
      elements,
      ({ states }) => states,
      (name) => `:state(${name})`,
    ),
  };
}

/** Each name once, with what it is for each element that has it. */
function gathered(
  elements: readonly Interface[],
  pick: (element: Interface) => readonly Offer[],
  nameOf: (name: string) => string,
) {
  const lines = new Map<string, string[]>();
  for (const element of elements) {
    for (const { name, description } of pick(element)) {
      const known = lines.get(nameOf(name)) ?? [];
      lines.set(nameOf(name), [...known, `\`${element.tag}\`: ${description}`]);
    }
  }
  return [...lines]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, texts]) => ({ name, description: markdown(texts.join('\n\n')) }));
}
