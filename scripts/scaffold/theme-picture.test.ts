import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidyLogo, tidyPicture, whyNotLogo, whyNotPicture } from './theme-picture.ts';

const svg = (inside: string, attributes = ' viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;
const path = '<path d="M1 1h22v22H1z"/>';

const faults: Record<string, [svg: string, fault: RegExp]> = {
  'a page': ['<!doctype html><html><body></body></html>', /^is no SVG picture$/],
  'plain text': ['a mark', /^is no SVG picture$/],
  nothing: ['', /^is no SVG picture$/],
  'a tag that is not closed': [`<svg viewBox="0 0 1 1"><g></svg>`, /^is no SVG picture$/],
  'two roots': [svg(path) + svg(path), /^is no SVG picture$/],
  'an attribute without quotes': ['<svg viewBox=0></svg>', /^is no SVG picture$/],
  'an entity of its own': ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>', /^is no SVG picture$/],
  'another namespace': ['<svg xmlns="urn:other" viewBox="0 0 1 1"/>', /^is no SVG picture$/],
  'a script': [svg('<script>alert(1)</script>'), /^has a <script>$/],
  'a script under a prefix': [svg('<s:script/>'), /^has a <s:script>$/],
  'a page inside': [svg('<foreignObject></foreignObject>'), /^has a <foreignObject>$/],
  'a handler': [svg('<path d="M1 1" onclick="alert(1)"/>'), /^has a script \(onclick\)$/],
  'a handler on the root': [svg('', ' viewBox="0 0 1 1" onload = "alert(1)"'), /^has a script \(onload\)$/],
  'a picture from elsewhere': [svg('<image href="https://x.example/a.png"/>'), /^refers to something else/],
  'the old kind of reference': [svg('<use xlink:href="a.svg#b"/>'), /^refers to something else/],
  'a fill from elsewhere': [svg('<path fill="url(https://x.example/#a)" d="M1 1"/>'), /^refers to something else/],
  'a style from elsewhere': [svg('<style>@import "https://x.example/a.css";</style>'), /^has a style that refers/],
  'a style that hides what it says': [svg('<style>g{fill:u\\72l(//x)}</style>'), /^has a style that refers/],
  'a reference that comes by animation': [svg('<set attributeName="xlink:href" to="x"/>'), /^animates xlink:href$/],
  'no box': [svg(path, ''), /^has no viewBox/],
};

for (const [what, [text, fault]] of Object.entries(faults)) {
  test(`a picture is refused for ${what}`, () => assert.match(whyNotPicture(text) ?? 'nothing', fault));
}

test('a good picture stays as it is', () => {
  const good = `${svg('<g opacity=".5"><path d="M1 1h22v22H1z"/></g>')}\n`;
  assert.equal(whyNotPicture(good), null);
  assert.equal(tidyPicture(good), good);
});

test('what an editor writes around a picture goes', () => {
  const exported = `\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
<!-- <script>made</script> by an editor --><svg version="1.1" id='a' viewBox="0 0 8 8"\n xmlns="http://www.w3.org/2000/svg">${path}</svg>`;
  assert.equal(whyNotPicture(exported), null);
  assert.equal(
    tidyPicture(exported),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" id="a">${path}</svg>\n`,
  );
});

test('a size makes a box', () => {
  assert.match(
    tidyPicture(svg(path, ' width="32px" height="16"')),
    /^<svg xmlns="[^"]+" viewBox="0 0 32 16" width="32px"/,
  );
});

test('a gradient of its own is no reference to elsewhere', () => {
  const gradient = svg(`<linearGradient id="a"/><path fill="url('#a')" d="M1 1"/>`);
  assert.equal(whyNotPicture(gradient), null);
  assert.match(tidyPicture(gradient), /fill="url\(#a\)"/);
});

test('a mark takes the colour of its place, however its one colour was written', () => {
  const written = [
    svg(path),
    svg(path, ' viewBox="0 0 24 24" fill="#123456"'),
    svg('<path style="opacity:.5;fill: #123456" d="M1 1"/>'),
    svg('<style>path{fill:#123456}</style><path d="M1 1"/>'),
    svg('<path stroke="#123456" fill="none" d="M1 1"/>', ' viewBox="0 0 24 24" fill="none"'),
  ];
  for (const one of written) {
    assert.equal(whyNotLogo(one), null);
    assert.match(tidyLogo(one), /="currentColor"/);
    assert.doesNotMatch(tidyLogo(one), /#123456/);
  }
  assert.match(tidyLogo(written[4] ?? ''), /fill="none"/);
});

test('a mark in two colours would be a blot', () => {
  const two = svg('<path fill="#123456" d="M1 1"/><path style="fill:#FFF" d="M1 1"/>');
  assert.equal(whyNotPicture(two), null);
  assert.equal(whyNotLogo(two), 'is drawn in 2 colours (#123456, #fff), but takes the one colour of its place');
});
