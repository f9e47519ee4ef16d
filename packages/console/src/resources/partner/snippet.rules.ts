import type { FramedForm } from './forms.ts';

export const frameworks = ['html', 'react', 'vue', 'angular'] as const;
export type Framework = (typeof frameworks)[number];

export const frameworkNames: Readonly<Record<Framework, string>> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  angular: 'Angular',
};

/** In what an editor would call it. */
export const languageOf: Readonly<Record<Framework, string>> = {
  html: 'HTML',
  react: 'TSX',
  vue: 'Vue',
  angular: 'TypeScript',
};

export interface SnippetFacts {
  readonly form: FramedForm;
  /** `https://console.example`, with its path if it has one. */
  readonly console: string;
  /** '' for that of the session. */
  readonly project: string;
  /** One of the form's; '' for its first page. */
  readonly step: string;
}

type Attribute = readonly [name: string, value: string];

/** What somebody has to fill in stands in capitals: `ROUTER_ID`. */
const blank = (name: string) => name.replaceAll('-', '_').toUpperCase();

const attributesOf = ({ form, console, project, step }: SnippetFacts): readonly Attribute[] => [
  ['console-origin', console],
  ...(project.trim() ? [['project-id', project.trim()] as const] : []),
  ...form.attributes.map((name) => [name, blank(name)] as const),
  ...(form.steps?.includes(step) ? [['step', step] as const] : []),
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const written = (attributes: readonly Attribute[], indent: string) =>
  attributes.map(([name, value]) => `\n${indent}${name}="${escaped(value)}"`).join('');

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const className = (tag: string) => camel(`-${tag}`);
const folderOf = (tag: string) => tag.replace(/^sky-/, '');

function html(facts: SnippetFacts): string {
  const { tag } = facts.form;
  return `<script type="module" src="${escaped(facts.console)}/embed/v1/host.js"></script>

<${tag}${written(attributesOf(facts), '  ')}
></${tag}>
${facts.form.isChart ? '' : htmlEnd(tag)}`;
}

const htmlEnd = (tag: string) => `
<script type="module">
  const form = document.querySelector('${tag}');
  form.addEventListener('sky-done', (event) => console.log(event.kind, event.resource, event.id));
  form.addEventListener('sky-cancelled', () => history.back());
</script>
`;

function react(facts: SnippetFacts): string {
  const name = className(facts.form.tag);
  const end = facts.form.isChart ? '' : REACT_END;
  const props = attributesOf(facts).map(([attribute, value]) => `\n      ${camel(attribute)}=${quotedProp(value)}`);
  return `import { ${name} } from '@skydeck/embed/react';

export function Form() {
  return (
    <${name}${props.join('')}${end}
    />
  );
}
`;
}

const REACT_END = `
      onDone={({ kind, resource, id }) => console.log(kind, resource, id)}
      onCancelled={() => history.back()}`;

/** In JSX a quote in an attribute's value is written as an expression. */
const quotedProp = (value: string) => (/["&{}]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`);

function vue(facts: SnippetFacts): string {
  const { tag, isChart } = facts.form;
  return `<script setup lang="ts">
import '@skydeck/embed/host/${folderOf(tag)}/define';
${isChart ? '' : VUE_END}</script>

<template>
  <${tag}${written(attributesOf(facts), '    ')}${
    isChart
      ? ''
      : `
    @sky-done="done"
    @sky-cancelled="cancelled"`
  }
  />
</template>
`;
}

const VUE_END = `import type { SkyDoneEvent } from '@skydeck/embed/host';

const done = ({ kind, resource, id }: SkyDoneEvent) => console.log(kind, resource, id);
const cancelled = () => history.back();
`;

function angular(facts: SnippetFacts): string {
  const { tag, isChart } = facts.form;
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import '@skydeck/embed/host/${folderOf(tag)}/define';
${isChart ? '' : "import type { SkyDoneEvent } from '@skydeck/embed/host';\n"}
@Component({
  selector: 'app-form',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <${tag}${written(attributesOf(facts), '      ')}${
      isChart
        ? ''
        : `
      (sky-done)="done($event)"
      (sky-cancelled)="cancelled()"`
    }
    />
  \`,
})
export class Form {${isChart ? '' : ANGULAR_END}}
`;
}

const ANGULAR_END = `
  done({ kind, resource, id }: SkyDoneEvent) {
    console.log(kind, resource, id);
  }
  cancelled() {
    history.back();
  }
`;

const writers = { html, react, vue, angular } as const satisfies Record<Framework, (facts: SnippetFacts) => string>;

/** What a portal's developer copies: one form, and what to do when it is done, which a chart never is. */
export const snippetOf = (framework: Framework, facts: SnippetFacts): string => writers[framework](facts);
