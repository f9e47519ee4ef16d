import type { Endpoint } from '@skydeck/contract';
import { call } from '../data/client.ts';
import type { Resource } from '../data/resource.ts';
import type { FormModel } from './model.ts';
import type { FieldLabels } from './read-differences.ts';
import { type Form, useForm } from './useForm.ts';
import { useSubmit } from './useSubmit.ts';

type Says<Key extends string> = (key: Key, values: { readonly name: string }) => string;

type ResourceOf<Item, Api> = Pick<Resource<Item & { id: string }>, 'name' | 'items' | 'label'> & { readonly api: Api };

interface Facts<Item, Body, Key extends string> {
  /** The words of the resource. */
  readonly t: Says<Key>;
  /** The page that the sentence of the success leads to. */
  readonly link: (id: string) => string;
  /** That sentence, where it says more than the name. */
  readonly message?: (saved: Item, body: Body) => string;
}

/** The form of a new item of a resource. */
export function useCreateForm<Item extends { id: string }, Draft extends object, Body>(
  resource: ResourceOf<Item, { readonly create: Endpoint<string, Body, Item> }>,
  model: FormModel<Draft, Body>,
  { t, link, message = (saved) => t('created', { name: resource.label(saved) }) }: Facts<Item, Body, 'created'>,
): Form<Draft> {
  const create = resource.api.create as Endpoint<'/', unknown, Item>;
  return useForm(model, {
    submit: useSubmit<Item, Body, Item>(resource, {
      kind: 'created',
      call: (body) => call(create, { body }),
      message,
      link,
    }),
  });
}

interface ChangeFacts<Item, Body> extends Facts<Item, Body, 'updated'> {
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
  facts: ChangeFacts<Item, Body>,
): Form<Draft> {
  const { t, link, message = (saved: Item) => t('updated', { name: resource.label(saved) }), labels } = facts;
  const update = resource.api.update as Endpoint<'/{id}', unknown, Item>;
  return useForm(model, {
    source: { item, revision: item.revision_number },
    ...(labels && { labels }),
    submit: useSubmit<Item, Body, Item>(resource, {
      kind: 'updated',
      call: (body, revision) => call(update, { params: { id: item.id }, body, revision }),
      message,
      link,
    }),
  });
}
