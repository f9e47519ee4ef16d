import type { Form } from '../../forms/forms.ts';
import { attributesOf, classOf, propertyOf, tagOf, typeOf } from './form-facts.ts';

const text = (name: string) => ({ text: name });

/** Of every form: as `FormFrame` and `ConsoleForm` say it. */
const SHARED_ATTRIBUTES = [
  ['console-origin', 'string', 'Where the console is: `https://console.example`, with its path if it has one.'],
  ['project-id', 'string', "The project the form works in; without it, the one of the person's session."],
  ['locale', 'string', 'One of the nine languages, `de-AT` included; without it, that of the nearest `lang`.'],
  ['scheme', 'string', 'The name of one of the console’s colour schemes.'],
  ['with-code', 'boolean', "Offers the form's request as code, in a drawer."],
  [
    'mode',
    "'light' | 'dark' | 'system'",
    'Light or dark; without it, or with `system`, as the person’s system has it.',
  ],
  ['label', 'string', 'The accessible name of the form; without it, ours in its language.'],
] as const;

const EVENTS = [
  ['sky-ready', 'SkyReadyEvent', 'The form is drawn and answers.'],
  ['sky-done', 'SkyDoneEvent', 'The server accepted the form.'],
  ['sky-cancelled', 'SkyCancelledEvent', 'The person pressed the form’s own cancel button.'],
  ['sky-dirtied', 'SkyDirtiedEvent', 'Leaving now would, or would no longer, lose what was typed.'],
  ['sky-session', 'SkySessionEvent', 'Somebody is signed in inside the frame, or no longer.'],
  ['sky-storage', 'SkyStorageEvent', 'Whether the frame may use its session; cancelable at `needs-gesture`.'],
  ['sky-failed', 'SkyFailedEvent', 'There is no form, or it gave up.'],
] as const;

const METHODS = [
  ['submit', 'The same as pressing the form’s own button: validation and confirmation stay.'],
  ['cancel', 'The same as pressing the form’s own cancel button.'],
  [
    'requestStorageAccess',
    'Makes the frame show its “Continue” button: only a click inside the frame can grant access.',
  ],
  ['reload', 'Loads the form anew; what was typed is lost.'],
] as const;

const PARTS = [
  ['iframe', 'The frame.'],
  ['loading', 'Shown until the frame has answered.'],
  ['failure', 'Why there is no form.'],
  ['retry', 'The button that tries again.'],
] as const;

const STATES = ['idle', 'loading', 'connected', 'ready', 'dirty', 'done', 'cancelled', 'failed'] as const;

const CHANGED = ['sky-changed', 'SkyChangedEvent', 'A part of it was added or removed, and is in force.'] as const;

interface Facts {
  readonly name: string;
  readonly changes: boolean;
  readonly says: string;
  readonly attributes: readonly { readonly name: string; readonly type: string; readonly says: string }[];
}

const factsOf = (form: Form): Facts => ({
  name: form.name,
  says: form.says,
  changes: form.changes !== undefined,
  attributes: attributesOf(form).map((attribute) => ({ ...attribute, type: typeOf(attribute) })),
});

const frame: Facts = {
  name: 'frame',
  changes: true,
  says: 'Any form of the console that may be framed, by its address.',
  attributes: [
    { name: 'src', type: 'string', says: 'The form’s address; a relative one counts from `console-origin`.' },
  ],
};

function declaration({ name, says, attributes, changes }: Facts) {
  const all = [...SHARED_ATTRIBUTES.map(([at, type, is]) => ({ name: at, type, says: is })), ...attributes];
  return {
    kind: 'class',
    customElement: true,
    name: classOf(name),
    tagName: tagOf(name),
    description: says,
    attributes: all.map(({ name: at, type, says: is }) => ({
      name: at,
      type: text(`${type} | null`),
      default: 'null',
      description: is,
      fieldName: propertyOf(at),
    })),
    members: [
      ...all.map(({ name: at, type, says: is }) => ({
        kind: 'field',
        name: propertyOf(at),
        type: text(`${type} | null`),
        default: 'null',
        description: is,
        attribute: at,
      })),
      { kind: 'field', name: 'state', readonly: true, type: text('FrameState'), description: 'Where the form stands.' },
      {
        kind: 'field',
        name: 'dirty',
        readonly: true,
        type: text('boolean'),
        description: 'Whether leaving now would lose what the person typed.',
      },
      ...METHODS.map(([method, is]) => ({
        kind: 'method',
        name: method,
        return: { type: text('void') },
        description: is,
      })),
    ],
    events: [...EVENTS, ...(changes ? [CHANGED] : [])].map(([event, type, is]) => ({
      name: event,
      type: text(type),
      description: is,
    })),
    cssParts: PARTS.map(([part, is]) => ({ name: part, description: is })),
    cssProperties: [
      {
        name: '--sky-frame-min-height',
        default: '12rem',
        description: 'The block size before the form has told its own.',
      },
    ],
    cssStates: STATES.map((state) => ({ name: state })),
  };
}

/** The custom-elements manifest: what editors and frameworks read. */
export const manifest = (forms: readonly Form[]): object => ({
  schemaVersion: '2.1.0',
  modules: [frame, ...forms.map(factsOf)].map((facts) => {
    const path = `dist/host/${facts.name}/${facts.name}.js`;
    const define = `dist/host/${facts.name}/define.js`;
    return {
      kind: 'javascript-module',
      path,
      declarations: [declaration(facts)],
      exports: [
        { kind: 'js', name: classOf(facts.name), declaration: { name: classOf(facts.name), module: path } },
        {
          kind: 'custom-element-definition',
          name: tagOf(facts.name),
          declaration: { name: classOf(facts.name), module: define },
        },
      ],
    };
  }),
});
