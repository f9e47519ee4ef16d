import assert from 'node:assert/strict';
import { test } from 'node:test';

import { tightCss, tightModule } from '../../scripts/tight-css.ts';

for (const [what, css, tight] of [
  ['white space and the last semicolon', ' a ,\n b {\n  top: 0;\n  left: 1px;\n}\n', 'a,b{top:0;left:1px}'],
  ['a comment, whatever is in it', 'a { /* "b" { ; */ top: 0 } /* c */ d { top: 1px }', 'a{top:0}d{top:1px}'],
  ['nothing of a string', `a { content: ' /* x */ ; ' "\\" : "; }`, `a{content:' /* x */ ; ' "\\" : "}`],
  ['nothing of a strange string', String.raw`a { content: '\'{ ' }`, String.raw`a{content:'\'{ '}`],
  ['no blank that is a combinator', 'a :hover > b + c { top: 0 }', 'a :hover > b + c{top:0}'],
  ['no blank that an operator needs', 'a { top: calc( (1px + 2px) * -1 ) }', 'a{top:calc((1px + 2px) * -1)}'],
  [
    'no blank of a condition',
    '@media (width > 1px) and (x: y) { a { top: 0 } }',
    '@media (width > 1px) and (x:y){a{top:0}}',
  ],
  ['no blank between words and strings', `a { grid: 'x y' auto 'z' / 1fr }`, `a{grid:'x y' auto 'z' / 1fr}`],
] as const) {
  test(`takes out ${what}`, () => {
    assert.equal(tightCss(css), tight);
    assert.equal(tightCss(tight), tight);
  });
}

test('changes the sheets of a module and nothing beside them', () => {
  const code = 'import { css } from "lit";\nconst a = css `\n  a { top: 0; }\n`;\nexport const b = [a,  a];\n';
  assert.equal(tightModule(code), 'import { css } from "lit";\nconst a = css`a{top:0}`;\nexport const b = [a,  a];\n');
});

test('leaves a sheet alone that something is put into', () => {
  const code = 'css `a { width: ${width}; }`';
  assert.equal(tightModule(code), code);
});
