import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../bootstrap/root.mjs';

// A field and the form around it say the same of the same, whichever of them notices it.

for (const language of ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'])
  test(`a missing value is told in the same words by an element and by a form: ${language}`, async () => {
    const { [language]: element } = (await import(
      join(root, `packages/elements/src/core/field-words/${language}.ts`)
    )) as Record<string, { readonly valueMissing: string }>;
    const form = JSON.parse(
      readFileSync(join(root, `packages/console/src/kit/problems/words/${language}.json`), 'utf8'),
    ) as Record<string, string>;
    assert.equal(form['problem.required'], element?.valueMissing);
  });
