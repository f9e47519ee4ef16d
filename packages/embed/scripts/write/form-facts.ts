import type { Form, FormAttribute } from '../../forms/forms.ts';

export const LOCALES = ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `router-id` as a property: `routerId`. */
export const propertyOf = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `router-edit` as a class: `SkyRouterEdit`. */
export const classOf = (name: string): string => `Sky${capital(propertyOf(name))}`;

export const tagOf = (name: string): string => `sky-${name}`;

/** What the attribute holds, as TypeScript writes it. */
export const typeOf = ({ values }: FormAttribute): string =>
  values ? values.map((value) => `'${value}'`).join(' | ') : 'string';

export const attributesOf = ({ attributes = [] }: Form): readonly FormAttribute[] => attributes;
