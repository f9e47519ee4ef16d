import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Theme } from '@skydeck/contract';
import { problemsOfDraft } from '../../../kit/form/model.ts';
import { themeForm, themeOfDraft } from './theme.form.ts';

const logo = 'a'.repeat(32);
const brand: Theme = {
  productTitle: 'Acme Cloud',
  productName: 'Acme',
  colorScheme: 'acme',
  colorSchemeSheet: '/theme/acme/scheme.css',
  favicon: '/theme/acme/favicon.svg',
  logo: '/theme/acme/logo.svg',
  loginLogo: '/theme/acme/login-logo.svg',
  limitedUse: false,
  links: { support: 'https://acme.example/' },
};
const at = (path: string) => `/prefix${path}`;
const draft = () => themeForm.blank();

test('a theme comes back from its form as it went in', () => {
  const said = {
    colorScheme: 'fjord',
    productTitle: 'Norrland',
    links: { terms: 'https://n.example/' },
    pictures: { logo },
  };
  assert.deepEqual(themeForm.toBody(themeForm.from?.(said) ?? draft()), said);
});

test('what is left empty is not said', () => {
  const spaces = { ...draft(), productTitle: '  ', productName: ' Norrland ' };
  assert.deepEqual(themeForm.toBody(spaces), { productName: 'Norrland', links: {}, pictures: {} });
});

test('wrong names and links are found at their fields', () => {
  const wrong = draft();
  wrong.productTitle = 'a'.repeat(61);
  wrong.links.terms = 'javascript:alert(1)';
  const codes = Object.entries(problemsOfDraft(themeForm, wrong)).map(([path, { code }]) => [path, code]);
  assert.deepEqual(codes, [
    ['productTitle', 'text_too_long'],
    ['links.terms', 'link_invalid'],
  ]);
  assert.deepEqual(problemsOfDraft(themeForm, draft()), {});
});

test('an empty draft looks like the brand', () => assert.deepEqual(themeOfDraft(brand, draft(), at), brand));

test('what the draft says stands over the brand, and a scheme of the console needs no sheet', () => {
  const next = draft();
  Object.assign(next, { colorScheme: 'fjord', productTitle: 'Norrland' });
  Object.assign(next.links, { terms: 'https://n.example/' });
  Object.assign(next.pictures, { loginLogo: logo });
  const { colorSchemeSheet: _, ...rest } = brand;
  assert.deepEqual(themeOfDraft(brand, next, at), {
    ...rest,
    colorScheme: 'fjord',
    productTitle: 'Norrland',
    links: { support: 'https://acme.example/', terms: 'https://n.example/' },
    loginLogo: `/prefix/theme/-/${logo}`,
    ownLoginLogo: true,
  });
  next.colorScheme = 'acme';
  assert.equal(themeOfDraft(brand, next, at).colorSchemeSheet, brand.colorSchemeSheet);
});
