import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PictureKind } from '@skydeck/contract';
import { bitmap, goodSvg, ico, losslessWebp, png, svg, webp } from '../../testing/sample-pictures.ts';
import { validatePicture } from './validate-picture.ts';

const verdict = (bytes: Buffer, kind: PictureKind = 'logo') => {
  const validation = validatePicture(kind, bytes);
  return 'problem' in validation ? validation.problem.code : validation.mediaType;
};

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" width="8" height="8"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview inkscape:zoom="1.0"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
  <svg:defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
  <linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse"/></svg:defs>
  <title>Tom &amp; Jerry&#160;&#x2014;</title>
  <path style="fill:url(#b);stroke:none" d="M1 1h6v6z" inkscape:connector-curvature="0"/>
</svg>`;

const good: readonly (readonly [string, Buffer, string])[] = [
  ['a drawing', goodSvg, 'image/svg+xml'],
  ['one behind a byte order mark', Buffer.concat([Buffer.from('\ufeff'), goodSvg]), 'image/svg+xml'],
  ['one of Inkscape', Buffer.from(inkscape), 'image/svg+xml'],
  [
    'one with a style for dark grounds',
    svg('<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>'),
    'image/svg+xml',
  ],
  ['pixels', png(64, 32), 'image/png'],
  ['as many as there may be', png(2048, 2048), 'image/png'],
  ['an icon of pixels and a bitmap', ico(png(32, 32), bitmap(16)), 'image/x-icon'],
  ['a WebP', webp(64, 64), 'image/webp'],
  ['one without loss', losslessWebp(64, 64), 'image/webp'],
];
for (const [says, bytes, mediaType] of good) {
  test(`${says} is what its bytes say`, () => assert.equal(verdict(bytes), mediaType));
}

const cut = png(64, 64).subarray(0, -8);
const outside = ico(png(16, 16));
outside.writeUInt32LE(9999, 6 + 12);

const bad: readonly (readonly [string, Buffer, string])[] = [
  ['nothing', Buffer.alloc(0), 'picture_empty'],
  ['text', Buffer.from('This is no picture.\n'), 'picture_type'],
  ['a page', Buffer.from('<!doctype html><html><body><svg></svg></body></html>'), 'picture_unsafe'],
  ['a page without a drawing', Buffer.from('<html><body></body></html>'), 'picture_type'],
  ['a photograph', Buffer.from('ffd8ffe000104a464946', 'hex'), 'picture_type'],
  ['an animation', Buffer.from('GIF89a\u0001\u0000', 'latin1'), 'picture_type'],
  ['a drawing in another code', Buffer.from(goodSvg.toString(), 'utf16le'), 'picture_type'],
  ['a program', Buffer.from('7f454c46020101', 'hex'), 'picture_type'],
  ['pixels that were cut off', cut, 'picture_broken'],
  ['a head without pixels', png(64, 64).subarray(0, 33), 'picture_broken'],
  ['an icon that points outside itself', outside, 'picture_broken'],
  ['an icon of nothing', ico(), 'picture_broken'],
  ['a WebP that was cut off', webp(64, 64).subarray(0, 40), 'picture_broken'],
  ['no pixels', png(0, 64), 'picture_broken'],
  ['too wide', png(2049, 10), 'picture_too_many_pixels'],
  ['far too high, in few bytes', png(10, 4_000_000_000), 'picture_too_many_pixels'],
  ['too many in an icon', ico(png(16, 16), png(4000, 4000)), 'picture_too_many_pixels'],
  ['a WebP of too many', webp(16_000, 16_000), 'picture_too_many_pixels'],
  ['one without loss of too many', losslessWebp(16_000, 16_000), 'picture_too_many_pixels'],
  ['too many bytes', Buffer.concat([png(64, 64), Buffer.alloc(256 * 1024)]), 'picture_too_large'],
  ['a drawing that does not end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path>'), 'picture_broken'],
  ['two drawings', Buffer.concat([goodSvg, goodSvg]), 'picture_broken'],
  ['a drawing of no namespace', Buffer.from('<svg><path d="M1 1"/></svg>'), 'picture_type'],
];
for (const [says, bytes, code] of bad) {
  test(`${says} is refused: ${code}`, () => assert.equal(verdict(bytes), code));
}

test('a favicon is smaller', () => {
  assert.equal(verdict(png(512, 512), 'favicon'), 'image/png');
  assert.equal(verdict(png(513, 513), 'favicon'), 'picture_too_many_pixels');
  assert.equal(verdict(Buffer.concat([goodSvg, Buffer.alloc(64 * 1024, ' ')]), 'favicon'), 'picture_too_large');
});

const xlink = ' xmlns:xlink="http://www.w3.org/1999/xlink"';
const unsafe: readonly (readonly [string, Buffer, string])[] = [
  ['a script', svg('<script>alert(1)</script>'), 'script'],
  [
    'a script under another prefix',
    svg('<s:script>alert(1)</s:script>', ' xmlns:s="http://www.w3.org/2000/svg"'),
    'script',
  ],
  ['a script of a page', svg('<h:b/>', ' xmlns:h="http://www.w3.org/1999/xhtml"'), 'h:b'],
  ['a script in a comment', svg('<!-- <script>alert(1)</script> -->'), 'script'],
  ['a script behind metadata', svg('<metadata><SCRIPT>1</SCRIPT></metadata>'), 'SCRIPT'],
  ['what runs when it is loaded', svg('<path d="M1 1"/>', ' onload="alert(1)"'), 'onload'],
  ['what runs when it is pressed', svg('<g onclick="alert(1)"/>'), 'onclick'],
  ['a page inside', svg('<foreignObject><b/></foreignObject>'), 'foreignObject'],
  ['a link', svg('<a href="#x"><path d="M1 1"/></a>'), 'a'],
  ['a picture from elsewhere', svg('<image href="https://elsewhere.example/a.png"/>'), 'image'],
  ['a picture inside', svg(`<image xlink:href="data:image/png;base64,AA"/>`, xlink), 'image'],
  ['a drawing of drawings', svg('<g id="a"/><use href="#a"/>'), 'use'],
  ['a change with time', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'set'],
  [
    'a gradient from elsewhere',
    svg('<linearGradient xlink:href="https://elsewhere.example/a.svg#b"/>', xlink),
    'xlink:href',
  ],
  ['a fill from elsewhere', svg('<path fill="url(https://elsewhere.example/a.svg#b)"/>'), 'fill'],
  ['the same in figures', svg('<path fill="u&#114;l(https://elsewhere.example/a)"/>'), 'fill'],
  ['the same in an escape', svg('<path style="fill:\\75rl(https://elsewhere.example/a)"/>'), 'style'],
  ['a style from elsewhere', svg('<style>@import "https://elsewhere.example/a.css";</style>'), 'style'],
  [
    'a style with a picture',
    svg('<style>path { mask: image-set("https://elsewhere.example/a.png" 1x) }</style>'),
    'style',
  ],
  ['the same where it is hidden', svg('<style><![CDATA[path{fill:url(//elsewhere.example/a)}]]></style>'), 'style'],
  ['another ground', svg('<path d="M1 1"/>', ' xml:base="https://elsewhere.example/"'), 'xml:base'],
  [
    'a style sheet',
    Buffer.from(`<?xml-stylesheet href="https://elsewhere.example/a.css"?>${goodSvg.toString()}`),
    'xml-stylesheet',
  ],
  ['an entity', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${goodSvg.toString()}`), 'DOCTYPE'],
];
for (const [says, bytes, part] of unsafe) {
  test(`a drawing with ${says} is refused, and told why`, () => {
    const validation = validatePicture('logo', bytes);
    assert.deepEqual('problem' in validation && [validation.problem.code, validation.problem.values], [
      'picture_unsafe',
      { part },
    ]);
  });
}
