import type { Attribute, Interface, Offer } from './interfaces.ts';

// https://github.com/JetBrains/web-types: what WebStorm and its siblings read.

const described = ({ name, description }: Offer) => ({ name, ...(description && { description }) });

function attributeType({ name, description, default: value, type, values, isSwitch }: Attribute) {
  return {
    ...described({ name, description, type, default: value }),
    ...(value && value !== "''" && !isSwitch && { default: value }),
    value: isSwitch
      ? { kind: 'no-value', type: 'boolean' }
      : { kind: 'plain', type: values.length > 0 ? 'enum' : type || 'string' },
    ...(values.length > 0 && { values: values.map((word) => ({ name: word })) }),
  };
}

const typed = (given: Offer) => ({ ...described(given), ...(given.type && { type: given.type }) });

function elementType(element: Interface) {
  return {
    name: element.tag,
    description: element.summary,
    attributes: element.attributes.map(attributeType),
    slots: element.slots.map((slot) => described({ ...slot, name: slot.name || 'default' })),
    js: { properties: element.properties.map(typed), events: element.events.map(typed) },
    css: {
      parts: element.parts.map(described),
      properties: element.customProperties.map((given) => ({
        ...described(given),
        ...(given.default && { default: given.default }),
      })),
      'pseudo-classes': element.states.map((state) => described({ ...state, name: `state(${state.name})` })),
    },
  };
}

/** The file that `"web-types"` of package.json names. */
export function webTypes(elements: readonly Interface[], { name, version }: { name: string; version: string }) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: { html: { elements: elements.map(elementType) } },
  };
}
