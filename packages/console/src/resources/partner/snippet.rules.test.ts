import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from './forms.ts';
import { frameworks, type SnippetFacts, snippetOf } from './snippet.rules.ts';

const edit = forms.find(({ tag }) => tag === 'sky-router-edit');
const facts: SnippetFacts = {
  form: edit ?? { tag: '', attributes: [] },
  console: 'https://console.example',
  project: '',
  step: '',
};

test('each snippet has the element, where the console is, and what has to be filled in', () => {
  for (const framework of frameworks) {
    const text = snippetOf(framework, facts);
    assert.match(text, framework === 'react' ? /<SkyRouterEdit\n/ : /<sky-router-edit\n/, framework);
    assert.match(text, /console-?[oO]rigin="https:\/\/console\.example"/, framework);
    assert.match(text, /router-?[iI]d="ROUTER_ID"/, framework);
    assert.doesNotMatch(text, /project-?[iI]d/, framework);
    assert.match(snippetOf(framework, { ...facts, project: ' 7f3a ' }), /project-?[iI]d="7f3a"/, framework);
  }
});

test('each framework hears of the end in its own way', () => {
  for (const [framework, part] of [
    ['react', "from '@skydeck/embed/react'"],
    ['vue', '@sky-done="done"'],
    ['angular', '(sky-done)="done($event)"'],
  ] as const)
    assert.ok(snippetOf(framework, facts).includes(part), framework);
});

test('what is entered stays a value', () => {
  const project = `x"><script>alert('1')</script>{y}`;
  for (const framework of ['html', 'vue', 'angular'] as const)
    assert.match(snippetOf(framework, { ...facts, project }), /project-id="x&quot;>&lt;script>/, framework);
  assert.ok(snippetOf('react', { ...facts, project }).includes(`projectId={${JSON.stringify(project)}}`));
});

test('a bundle has the one element that is shown', () => {
  assert.match(snippetOf('vue', facts), /import '@skydeck\/embed\/host\/router-edit\/define';/);
  assert.match(snippetOf('angular', facts), /import '@skydeck\/embed\/host\/router-edit\/define';/);
  assert.match(snippetOf('html', facts), /src="https:\/\/console\.example\/embed\/v1\/host\.js"/);
});

const formOf = (tag: string) => forms.find((form) => form.tag === tag) ?? assert.fail(tag);

test('a chart is never done, and no snippet waits for it', () => {
  for (const framework of frameworks)
    for (const form of forms) {
      const text = snippetOf(framework, { ...facts, form });
      const isChart = form.tag === 'sky-load-balancer-details' || form.tag === 'sky-pool-details';
      assert.equal(/done|cancelled/i.test(text), !isChart, `${framework} ${form.tag}`);
      assert.match(text, /console-?[oO]rigin="https/, framework);
    }
});

test('a form begins at one of its steps, and at no other', () => {
  for (const framework of frameworks) {
    const steps = { ...facts, form: formOf('sky-load-balancer-add'), step: 'add-pool/vms' };
    assert.match(snippetOf(framework, steps), / step="add-pool\/vms"/, framework);
    assert.doesNotMatch(snippetOf(framework, { ...steps, step: '' }), / step=/, framework);
    assert.doesNotMatch(snippetOf(framework, { ...steps, form: formOf('sky-router-edit') }), / step=/, framework);
  }
});
