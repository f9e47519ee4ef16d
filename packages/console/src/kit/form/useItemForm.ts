import type { Endpoint } from '@skydeck/contract';
import { useText } from '../text/index.ts';
import { call } from '../data/client.ts';
import type { PagedResource } from '../data/resource.ts';
import type { KitTable } from '../resource-words.ts';
import type { FormModel } from './model.ts';
import type { FieldLabels } from './read-differences.ts';
import { type Form, useForm } from './useForm.ts';
import { useSubmit } from './useSubmit.ts';

type ResourceOf<Item, Api> = Pick<
  PagedResource<Item & { id: string }>,
  'name' | 'items' | 'label' | 'words' | 'paths'
> & {
  readonly api: Api;
};

interface Facts<Item, Body> {
  /** What is told of the success, where that is more than the name. */
  readonly message?: (saved: Item, body: Body) => string;
}

/** The form of a new item, with the request that its draft makes. */
export interface CreateForm<Draft extends object, Body> extends Form<Draft> {
  readonly toBody: () => Body;
}

/** The form of a new item of a resource. */
export function useCreateForm<Item extends { id: string }, Draft extends object, Body>(
  resource: ResourceOf<Item, { readonly create: Endpoint<string, Body, Item> }>,
  model: FormModel<Draft, Body>,
  { message }: Facts<Item, Body> = {},
): CreateForm<Draft, Body> {
  const t = useText<KitTable>(resource.words);
  const create = resource.api.create as Endpoint<'/', unknown, Item>;
  const form = useForm(model, {
    submit: useSubmit<Item, Body, Item>(resource, {
      kind: 'created',
      call: (body) => call(create, { body }),
      message: message ?? ((saved) => t('created', { name: resource.label(saved) })),
      link: resource.paths.details,
    }),
  });
  return { ...form, toBody: () => model.toBody(form.draft) };
}

interface ChangeFacts<Item, Body> extends Facts<Item, Body> {
  /** The page that what is told leads to. Left out: that of the item. */
  readonly link?: (id: string) => string;
  /** Of fields that show only sometimes: what two people wrote there is told by these names. */
  readonly labels?: FieldLabels;
}

/** The form that changes an item of a resource: if two people do so at once, the second is asked. */
export function useChangeForm<
  Item extends { id: string; readonly revision_number: number },
  Draft extends object,
  Body,
>(
  resource: ResourceOf<Item, { readonly update: Endpoint<string, Body, Item> }>,
  model: FormModel<Draft, Body, Item>,
  item: Item,
  { message, link = resource.paths.details, labels }: ChangeFacts<Item, Body> = {},
): Form<Draft> {
  const t = useText<KitTable>(resource.words);
  const update = resource.api.update as Endpoint<'/{id}', unknown, Item>;
  return useForm(model, {
    source: { item, revision: item.revision_number },
    ...(labels && { labels }),
    submit: useSubmit<Item, Body, Item>(resource, {
      kind: 'updated',
      call: (body, revision) => call(update, { params: { id: item.id }, body, revision }),
      message: message ?? ((saved) => t('updated', { name: resource.label(saved) })),
      link,
    }),
  });
}
