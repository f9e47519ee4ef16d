import type { LiveEvent, Subject } from '@skydeck/contract';
import type { Action } from '@skydeck/contract';
import type { AnyResource } from './resource.ts';

export interface LiveWorld {
  /** By the name of their event; more as parts of the console are fetched. */
  readonly resources: () => ReadonlyMap<string, AnyResource>;
  /** Of a kind that no part of this page has brought yet. */
  readonly unknown: (event: LiveEvent) => void;
  readonly can: (subject: Subject, action: Action) => boolean;
  /** Something that was being done to an object did not work out. */
  readonly failed: (resource: AnyResource, event: LiveEvent) => void;
  /** For the log: an event nobody can use. */
  readonly odd: (why: string, event: LiveEvent) => void;
}

/** Takes each event of the link to the collection of its resource. */
export function createLive(world: LiveWorld) {
  return function onEvent(event: LiveEvent): void {
    const resource = world.resources().get(event.type);
    if (!resource?.event) return world.unknown(event);
    if (!world.can(resource.subjects.item, 'read')) return world.odd('may not be read', event);
    if (event.operation === 'failed') return world.failed(resource, event);
    if (event.operation === 'deleted') return resource.items.applyEvent('deleted', { id: event.id });
    const [problem, item] = resource.event.object.validate(event.object);
    if (problem) return world.odd('cannot be read', event);
    resource.items.applyEvent(event.operation, item);
  };
}
