import type { AnyStruct, Endpoint, Page, Subject } from '@skydeck/contract';
import type { ResourceWords } from '../resource-words.ts';
import { type Collection, createCollection } from './collection.ts';

/** The project that an object belongs to, and the project's domain, by their ids. */
export interface Owner {
  readonly project_id: string;
  readonly domain_id: string;
}

/** The calls the kit itself needs; a resource has more. */
interface ResourceApi<Item> {
  readonly list: Endpoint<string, null, Page<Item>>;
  readonly read: Endpoint<string, null, Item>;
}

interface ResourceFacts<Item extends { id: string }, Api extends ResourceApi<Item>> {
  readonly name: string;
  readonly api: Api;
  readonly subjects: { readonly list: Subject; readonly item: Subject };
  readonly event: { readonly name: string; readonly object: AnyStruct<Item> } | null;
  /** What a person calls one of them. */
  readonly label: (item: Item) => string;
  /** Whose one of them is, where they belong to projects: lists of all projects say so. */
  readonly owner?: (item: Item) => Owner;
  /** For those without pages of their own: the object on whose page, and behind which of its tabs, they are shown. */
  readonly shownOn?: { readonly resource: string; readonly tab: string; readonly id: (item: Item) => string };
}

export interface Resource<
  Item extends { id: string },
  Api extends ResourceApi<Item> = ResourceApi<Item>,
> extends ResourceFacts<Item, Api> {
  readonly items: Collection<Item>;
}

/** What the pages of a resource, their forms and their dialogs say, and where they are. */
interface ResourcePages {
  readonly words: ResourceWords;
  readonly paths: { list(): string; add(): string; details(id: string): string };
  /** The icon of the kind of thing. */
  readonly icon: string;
}

export type PagedResource<Item extends { id: string }, Api extends ResourceApi<Item> = ResourceApi<Item>> = Resource<
  Item,
  Api
> &
  ResourcePages;

// A list of resources holds different items; what reads the list checks each object with the event's struct.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyResource = Resource<any, any>;

export function defineResource<Item extends { id: string }, Api extends ResourceApi<Item>>(
  facts: ResourceFacts<Item, Api>,
): Resource<Item, Api> {
  const resource = { ...facts, items: createCollection<Item>() };
  if (facts.event) liveByEvent.set(facts.event.name, resource);
  return resource;
}

/** A resource with pages of its own. */
export const definePagedResource = <Item extends { id: string }, Api extends ResourceApi<Item>>(
  facts: ResourceFacts<Item, Api> & ResourcePages,
): PagedResource<Item, Api> => defineResource(facts) as PagedResource<Item, Api>;

const liveByEvent = new Map<string, AnyResource>();

/** Those that the live link tells of and that some part of this page has brought with it, by the name of their event. */
export const liveResources = (): ReadonlyMap<string, AnyResource> => liveByEvent;
