import { type FieldProblems, problem } from '@skydeck/contract';
import { array, boolean, enums, object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';
import { type CorsMethod, corsMethods, type CorsRule } from '../wire/cors.ts';
import type { LifecycleRule } from '../wire/lifecycle.ts';
import { type ActionSet, actionSets, placeIn, resourcesOf, type Statement } from '../wire/policy.ts';

const needed = () => problem('required', 'This field is required');

/** '' is no number; what is none, or less than `least`, is a problem. */
const whyNotDays = (text: string, least: number) =>
  text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= least)
    ? null
    : problem('whole_number', 'A whole number is needed', { least });

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

export interface CorsDraft {
  id: string;
  origins: string[];
  methods: string[];
  headers: string[];
  exposed: string[];
  maxAge: string;
}

/** `*`, or an origin in which one `*` stands for anything. */
const isOrigin = (text: string) => text === '*' || /^https?:\/\/[^\s/*]*\*?[^\s/*]*$/.test(text);

function checkCors({ origins, methods, maxAge }: CorsDraft): FieldProblems {
  const wrong = origins.findIndex((origin) => !isOrigin(origin));
  const age = whyNotDays(maxAge, 0);
  return {
    ...(origins.length === 0 && { origins: needed() }),
    ...(wrong >= 0 && { [`origins.${wrong}`]: problem('not_an_origin', 'An origin has scheme and host') }),
    ...(methods.length === 0 && { methods: needed() }),
    ...(age && { maxAge: age }),
  };
}

const texts = array(string());

export const corsForm = formModel<CorsDraft, CorsRule, CorsRule>({
  shape: object({ id: string(), origins: texts, methods: texts, headers: texts, exposed: texts, maxAge: string() }),
  check: checkCors,
  blank: () => ({ id: '', origins: [], methods: ['GET'], headers: [], exposed: [], maxAge: '' }),
  from: ({ id, origins, methods, headers, exposed, maxAge }) => ({
    id,
    origins: [...origins],
    methods: [...methods],
    headers: [...headers],
    exposed: [...exposed],
    maxAge: maxAge === null ? '' : String(maxAge),
  }),
  toBody: ({ maxAge, methods, ...draft }) => ({
    ...draft,
    methods: corsMethods.filter((method: CorsMethod) => methods.includes(method)),
    maxAge: numberOrNull(maxAge),
  }),
});

export interface LifecycleDraft {
  id: string;
  enabled: boolean;
  prefix: string;
  /** `name=value` */
  tags: string[];
  largerThan: string;
  smallerThan: string;
  expireAfter: string;
  expireOldAfter: string;
  abortAfter: string;
}

const dayFields = ['expireAfter', 'expireOldAfter', 'abortAfter'] as const;
const sizeFields = ['largerThan', 'smallerThan'] as const;

function checkLifecycle(draft: LifecycleDraft): FieldProblems {
  const wrong = [...dayFields, ...sizeFields].flatMap((field) => {
    const why = whyNotDays(draft[field], 1);
    return why ? [[field, why] as const] : [];
  });
  if (wrong.length === 0 && dayFields.every((field) => draft[field] === ''))
    return { expireAfter: problem('nothing_done', 'The rule does nothing') };
  return Object.fromEntries(wrong);
}

const numberText = (number: number | null) => (number === null ? '' : String(number));

type Tag = LifecycleRule['tags'][number];

/** As S3 itself writes tags. */
export const tagText = ([name, value]: Tag): string => `${name}=${value}`;

/** A value may have more of them. */
function tagOf(text: string): Tag {
  const [name = '', ...value] = text.split('=');
  return [name.trim(), value.join('=').trim()];
}

export const lifecycleForm = formModel<LifecycleDraft, LifecycleRule, LifecycleRule>({
  shape: object({
    id: string(),
    enabled: boolean(),
    prefix: string(),
    tags: texts,
    largerThan: string(),
    smallerThan: string(),
    expireAfter: string(),
    expireOldAfter: string(),
    abortAfter: string(),
  }),
  check: checkLifecycle,
  blank: () => ({
    id: '',
    enabled: true,
    prefix: '',
    tags: [],
    largerThan: '',
    smallerThan: '',
    expireAfter: '',
    expireOldAfter: '',
    abortAfter: '',
  }),
  from: (rule) => ({
    id: rule.id,
    enabled: rule.enabled,
    prefix: rule.prefix,
    tags: rule.tags.map(tagText),
    largerThan: numberText(rule.largerThan),
    smallerThan: numberText(rule.smallerThan),
    expireAfter: numberText(rule.expireAfter),
    expireOldAfter: numberText(rule.expireOldAfter),
    abortAfter: numberText(rule.abortAfter),
  }),
  toBody: (draft) => ({
    ...draft,
    tags: draft.tags.map(tagOf),
    largerThan: numberOrNull(draft.largerThan),
    smallerThan: numberOrNull(draft.smallerThan),
    expireAfter: numberOrNull(draft.expireAfter),
    expireOldAfter: numberOrNull(draft.expireOldAfter),
    abortAfter: numberOrNull(draft.abortAfter),
    hasMore: false,
  }),
});

export interface StatementDraft {
  sid: string;
  effect: 'allow' | 'deny';
  audience: 'everybody' | 'named';
  who: string[];
  sets: string[];
  place: string;
}

const isWho = (text: string) => /^arn:aws:iam::[\w-]*:(root|user\/\S+)$/.test(text);
const setNames = Object.keys(actionSets) as ActionSet[];

function checkStatement({ audience, who, sets }: StatementDraft): FieldProblems {
  const wrong = who.findIndex((one) => !isWho(one));
  const isNamed = audience === 'named';
  return {
    ...(isNamed && who.length === 0 && { who: needed() }),
    ...(isNamed && wrong >= 0 && { [`who.${wrong}`]: problem('not_an_arn', 'This is not the ARN of a user') }),
    ...(sets.length === 0 && { sets: needed() }),
  };
}

/** The names of sets that make up a list of actions; null when they do not. */
export function setsOf(actions: readonly string[]): ActionSet[] | null {
  const sets = setNames.filter((set) => actionSets[set].every((action) => actions.includes(action)));
  const covered = new Set<string>(sets.flatMap((set) => actionSets[set]));
  return actions.length > 0 && actions.every((action) => covered.has(action)) ? sets : null;
}

/** Whether the form has a field for all that the statement says. */
export function isPlain(bucket: string, { actions, resources, more }: Statement): boolean {
  const places = new Set(resources.map((resource) => placeIn(bucket, resource)).filter((place) => place !== ''));
  const isElsewhere = [...places].some((place) => place.startsWith('arn:'));
  return setsOf(actions) !== null && Object.keys(more).length === 0 && places.size <= 1 && !isElsewhere;
}

export const statementForm = (bucket: string) =>
  formModel<StatementDraft, Statement, Statement>({
    shape: object({
      sid: string(),
      effect: enums(['allow', 'deny']),
      audience: enums(['everybody', 'named']),
      who: texts,
      sets: texts,
      place: string(),
    }),
    check: checkStatement,
    blank: () => ({ sid: '', effect: 'allow', audience: 'named', who: [], sets: ['read'], place: '' }),
    from: ({ sid, allows, who, actions, resources }) => ({
      sid,
      effect: allows ? 'allow' : 'deny',
      audience: who.includes('*') ? 'everybody' : 'named',
      who: who.filter((one) => one !== '*'),
      sets: setsOf(actions) ?? [],
      place:
        resources.map((resource) => placeIn(bucket, resource)).find((place) => place !== '' && place !== '*') ?? '',
    }),
    toBody: ({ sid, effect, audience, who, sets, place }) => {
      const actions = setNames.filter((set) => sets.includes(set)).flatMap((set) => [...actionSets[set]]);
      return {
        sid,
        allows: effect === 'allow',
        who: audience === 'everybody' ? ['*'] : who,
        actions,
        resources: resourcesOf(bucket, place.trim().replace(/^\/+/, ''), actions),
        more: {},
      };
    },
  });
