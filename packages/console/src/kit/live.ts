import type { LiveEvent, Subject } from '@skydeck/contract';
import type { Action } from '@skydeck/contract';
import type { AnyResource } from './resource.ts';

export interface LiveWorld {
  readonly can: (subject: Subject, action: Action) => boolean;
  /** Something that was being done to an object did not work out. */
  readonly failed: (resource: AnyResource, event: LiveEvent) => void;
  /** For the log: an event nobody can use. */
  readonly odd: (why: string, event: LiveEvent) => void;
}

/** One table from the list of resources; the answer takes each event of the link to its collection. */
export function createLive(resources: readonly AnyResource[], world: LiveWorld) {
  const byEvent = new Map(
    resources.flatMap((resource) => (resource.event ? [[resource.event.name, resource] as const] : [])),
  );
  return function onEvent(event: LiveEvent): void {
    const resource = byEvent.get(event.type);
    if (!resource?.event) return world.odd('no resource listens', event);
    if (!world.can(resource.subjects.item, 'read')) return world.odd('may not be read', event);
    if (event.operation === 'failed') return world.failed(resource, event);
    if (event.operation === 'deleted') return resource.items.applyEvent('deleted', { id: event.id });
    const [problem, item] = resource.event.object.validate(event.object);
    if (problem) return world.odd('cannot be read', event);
    resource.items.applyEvent(event.operation, item);
  };
}
