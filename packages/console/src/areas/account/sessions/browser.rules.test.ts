import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOf } from './browser.rules.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${webkit} Chrome/144.0.0.0 Safari/537.36`;

const table: readonly (readonly [string, string | null, string | null])[] = [
  [`${mozilla} (X11; Linux x86_64) ${chrome}`, 'Chrome', 'Linux'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/144.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Edg/144.0.0.0`, 'Edge', 'Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${chrome} OPR/126.0.0.0`, 'Opera', 'macOS'],
  [`${mozilla} (X11; Linux x86_64) ${chrome} Vivaldi/7.6`, 'Vivaldi', 'Linux'],
  [`${mozilla} (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Linux'],
  [`${mozilla} (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0`, 'Firefox', 'Android'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
  ],
  [
    `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/144.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPadOS',
  ],
  [
    `${mozilla} (Linux; Android 16; SM-S931B) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${mozilla} (X11; CrOS x86_64 16093.0.0) ${chrome}`, 'Chrome', 'ChromeOS'],
  ['curl/8.17.0', 'curl', null],
  ['python-requests/2.32', null, null],
  ['', null, null],
];

test('a user agent is read as the names that people know', () => {
  for (const [userAgent, browser, system] of table)
    assert.deepEqual(browserOf(userAgent), { browser, system }, userAgent);
});
