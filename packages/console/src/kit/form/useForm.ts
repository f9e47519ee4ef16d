import { CallError, Cancelled, Changed, type FieldProblem, type FieldProblems } from '@skydeck/contract';
import { useEffect, useRef, useState } from 'react';
import { proxy, snapshot, useSnapshot } from 'valtio';
import { type Difference, differencesOf } from './differences.rules.ts';
import { markUnsaved } from './unsaved-changes.ts';
import { useSubjectGone } from '../item/form-subject.ts';
import { focusSoon } from './focus-soon.ts';
import { type FormModel, problemsOfDraft, problemsOfFields, readPath, writePath } from './model.ts';
import type { FieldLabels } from './read-differences.ts';

/** What an element needs to be a field of the form. */
export interface TextBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string;
  readonly onInput: (event: Event) => void;
  readonly onChange: (event: Event) => void;
}
export interface CheckBinding {
  readonly name: string;
  readonly checked: boolean;
  readonly error: string;
  readonly onChange: (event: Event) => void;
}

export interface Form<Draft extends object> {
  readonly draft: Draft;
  set(path: string, value: unknown): void;
  /** The problem that shows at a field now: only where the person has been, or after a try to send. */
  problemAt(path: string): FieldProblem | null;
  /** What the form's own rules say of some of its fields, by the first word of their paths, whether it shows or not. */
  problemsOf(fields: readonly string[]): FieldProblems;
  /** All problems, once somebody tried to send. */
  readonly problems: readonly { readonly path: string; readonly problem: FieldProblem; readonly isField: boolean }[];
  readonly failure: CallError | null;
  readonly phase: 'editing' | 'submitting';
  readonly dirty: boolean;
  /** Its own rules find nothing wrong with it. */
  readonly isComplete: boolean;
  /** The field that a path of the body is said in; null: none of its own. */
  fieldOf(path: string): string | null;
  /** Its object was deleted meanwhile: it cannot be sent, and what was written can be copied. */
  readonly isGone: boolean;
  /** Somebody else changed the object since the draft was taken from it. */
  readonly changedElsewhere: boolean;
  /** What the draft and the object as it is now say differently; nothing while nobody else changed it. */
  readonly differences: readonly Difference[];
  /** What fields are called that need not show. */
  readonly labels: FieldLabels;
  /** Takes the newer state of the object and loses the draft. */
  takeNewer(): void;
  /** Keeps the draft, which then replaces the newer state. */
  keepMine(): void;
  submit(): Promise<void>;
  touch(path: string): void;
  /** Shows what is wrong at these paths, and puts the focus where it shows first. */
  showProblems(paths: readonly string[]): void;
  /** To be put on the element around the fields: the first wrong field is focused there. */
  readonly root: (element: HTMLElement | null) => void;
}

interface Source<Item> {
  readonly item: Item;
  readonly revision: number;
}

interface Settings<Body, Item> {
  /** The object that is edited, as it is now; left out when one is created. */
  readonly source?: Source<Item>;
  /** Of fields that show only sometimes: what two people wrote there is told by these names. */
  readonly labels?: FieldLabels;
  /** Rejects with a CallError to keep the form open. */
  readonly submit: (body: Body, revision: number | undefined) => Promise<void>;
}

interface Memory<Draft> {
  draft: Draft;
  start: string;
  touched: Record<string, true>;
  tried: boolean;
  phase: 'editing' | 'submitting';
  /** It has been sent as it is, and taken. */
  sent: boolean;
  server: FieldProblems;
  failure: CallError | null;
  revision: number | undefined;
  /** How often it has been asked to lead to its first problem. */
  focusRequests: number;
}

const noLabels: FieldLabels = {};

export function useForm<Draft extends object, Body, Item>(
  model: FormModel<Draft, Body, Item>,
  { source, labels = noLabels, submit }: Settings<Body, Item>,
): Form<Draft> {
  const [memory] = useState(() => proxy(remember(model, source)) as Memory<Draft>);
  const now = useSnapshot(memory) as Memory<Draft>;
  const root = useRef<HTMLElement | null>(null);
  const draft = now.draft;
  const own = problemsOfDraft(model, draft);
  const all: FieldProblems = { ...own, ...now.server };
  const dirty = JSON.stringify(draft) !== now.start;
  const changedElsewhere =
    source !== undefined && now.revision !== undefined && source.revision > now.revision && now.phase === 'editing';

  // What is being saved may have another id afterwards.
  const isGone = useSubjectGone(dirty) && now.phase === 'editing';

  // Wherever a form stands, what is written in it holds the page.
  useEffect(() => (dirty ? markUnsaved() : undefined), [dirty]);

  // An untouched form follows the object; a touched one asks (`changedElsewhere`).
  useEffect(() => {
    if (changedElsewhere && !dirty) Object.assign(memory, remember(model, source));
  }, [changedElsewhere, dirty, memory, model, source]);

  // Once the messages are drawn: frames that pass before, on a busy machine, would be attempts in vain.
  useEffect(() => {
    if (now.focusRequests > 0) focusFirst(root.current);
  }, [now.focusRequests]);

  async function send() {
    // A second press, while it is on its way or the form is on its way out, would make the same once more.
    if (memory.phase === 'submitting' || memory.sent || isGone) return;
    const isSent = await submitDraft(memory, model, submit);
    if (!isSent) memory.focusRequests += 1;
  }

  const isField = (path: string) => readPath(draft, path) !== undefined;
  return {
    draft,
    dirty,
    isComplete: Object.keys(own).length === 0,
    fieldOf: (path) => fieldOf(model, draft, path),
    isGone,
    changedElsewhere,
    labels,
    differences: changedElsewhere && model.from ? differencesOf(draft, model.from(source.item)) : [],
    set: (path, value) => writeField(memory, path, value),
    phase: now.phase,
    failure: now.failure,
    problemAt: (path) => (all[path] && (now.tried || now.touched[path] || path in now.server) ? all[path] : null),
    problemsOf: (fields) => problemsOfFields(model, snapshot(memory.draft) as Draft, fields),
    problems: now.tried
      ? Object.entries(all).map(([path, problem]) => ({ path, problem, isField: isField(path) }))
      : [],
    touch: (path) => {
      memory.touched[path] = true;
    },
    showProblems: (paths) => {
      for (const path of paths) memory.touched[path] = true;
      memory.focusRequests += 1;
    },
    takeNewer: () => {
      Object.assign(memory, remember(model, source));
    },
    keepMine: () => {
      memory.revision = source?.revision;
      if (memory.failure instanceof Changed) memory.failure = null;
    },
    submit: send,
    root: (element) => {
      root.current = element;
    },
  };
}

function remember<Draft extends object, Body, Item>(
  model: FormModel<Draft, Body, Item>,
  source: Source<Item> | undefined,
): Memory<Draft> {
  const draft = source && model.from ? model.from(source.item) : model.blank();
  return {
    draft,
    start: JSON.stringify(draft),
    touched: {},
    tried: false,
    phase: 'editing',
    sent: false,
    server: {},
    failure: null,
    revision: source?.revision,
    focusRequests: 0,
  };
}

function writeField(memory: Memory<object>, path: string, value: unknown): void {
  // A field tells its value again when it is left.
  if (Object.is(readPath(memory.draft, path), value)) return;
  writePath(memory.draft, path, value);
  memory.sent = false;
  // What the server said of this field, or of a part of it, was said of another value.
  for (const key of Object.keys(memory.server))
    if (key === path || key.startsWith(`${path}.`)) delete memory.server[key];
}

/** Sends the draft if it is valid. @returns false: something is wrong with it, and shows. */
async function submitDraft<Draft extends object, Body, Item>(
  memory: Memory<Draft>,
  model: FormModel<Draft, Body, Item>,
  submit: Settings<Body, Item>['submit'],
): Promise<boolean> {
  memory.tried = true;
  memory.failure = null;
  memory.server = {};
  const plain = snapshot(memory.draft) as Draft;
  if (Object.keys(problemsOfDraft(model, plain)).length > 0) return false;
  memory.phase = 'submitting';
  try {
    await submit(model.toBody(plain), memory.revision);
    memory.start = JSON.stringify(plain);
    memory.sent = JSON.stringify(snapshot(memory.draft)) === memory.start;
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error instanceof Cancelled) return true;
    memory.failure = error;
    memory.server = placeProblems(model, error.fields, plain);
    return false;
  } finally {
    memory.phase = 'editing';
  }
}

/** Problems at paths the form does not show are listed on top, under their own path. */
function placeProblems<Draft extends object, Body, Item>(
  model: FormModel<Draft, Body, Item>,
  fields: FieldProblems,
  draft: Draft,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [fieldOf(model, draft, path) ?? path, problem]),
  );
}

/** The first field that is marked invalid, or the list of what is wrong. */
function focusFirst(root: HTMLElement | null) {
  focusSoon(() => {
    const first = [...(root?.querySelectorAll<HTMLElement & { error?: string }>('[name]') ?? [])].find(
      (field) => field.error,
    );
    return first ?? root?.querySelector<HTMLElement>('[data-form-summary]');
  });
}

const fieldOf = <Draft extends object>(
  model: Pick<FormModel<Draft, unknown>, 'fieldOf'>,
  draft: Draft,
  path: string,
): string | null => (model.fieldOf ? model.fieldOf(path, draft) : path);
