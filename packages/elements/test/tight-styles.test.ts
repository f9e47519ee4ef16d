import { expect } from '@open-wc/testing';
import { CSSResult } from 'lit';

import { tightCss } from '../scripts/tight-css.js';

const modules = (await (await fetch('/sheets.json')).json()) as string[];

/** Where a variable is used, the browser keeps the blanks as they are written; around commas they mean nothing. */
const plain = (value: string) => value.replaceAll(/\s+/g, ' ').replaceAll(/ ?([,(]) ?| (?=\))/g, '$1');

/** A condition is kept as it was written where the browser does not know the property it asks for. */
const tight = (condition: string) => condition.replaceAll(': ', ':');

/** All that the browser understood: conditions, selectors and declarations in their order. */
function meaning(rules: CSSRuleList | readonly CSSRule[]): unknown[] {
  return [...rules].map((rule) => {
    const { style } = rule as CSSStyleRule;
    const inside = (rule as CSSGroupingRule).cssRules;
    return {
      rule: rule.constructor.name,
      head: (rule as CSSStyleRule).selectorText ?? tight(rule.cssText.slice(0, rule.cssText.indexOf('{'))),
      says:
        style && [...style].map((name) => [name, plain(style.getPropertyValue(name)), style.getPropertyPriority(name)]),
      inside: inside && meaning(inside),
    };
  });
}

function parsed(css: string): unknown[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return meaning(sheet.cssRules);
}

describe('The style sheets, made tight', () => {
  for (const path of modules) {
    it(`${path} means the same`, async () => {
      const exported = Object.values((await import(path)) as object).flat() as unknown[];
      const sheets = exported.filter((value) => value instanceof CSSResult);
      expect(sheets).to.have.length.above(0);
      for (const sheet of sheets) {
        const rules = parsed(sheet.cssText);
        expect(rules).to.have.length.above(0);
        expect(parsed(tightCss(sheet.cssText))).to.deep.equal(rules);
      }
    });
  }
});
