import { channels, type LiveEvent, type Subject } from '@skydeck/contract';
import type { Action } from '@skydeck/contract';
import type { AnyResource } from '../data/resource.ts';

export interface LiveEventDependencies {
  /** By the name of their event; more as parts of the console are fetched. */
  readonly resources: () => ReadonlyMap<string, AnyResource>;
  /** Of a kind that no part of this page has brought yet. */
  readonly onUnknown: (event: LiveEvent) => void;
  readonly can: (subject: Subject, action: Action) => boolean;
  /** Something that was being done to an object did not work out. */
  readonly onFailed: (resource: AnyResource, event: LiveEvent) => void;
  /** For the log: an event nobody can use. */
  readonly logUnusable: (why: string, event: LiveEvent) => void;
}

/** Creates the function that applies each live event to the collection of its resource. */
export function createEventDispatcher(dependencies: LiveEventDependencies) {
  return function dispatchEvent(event: LiveEvent): void {
    if (!channels.includes(event.channel)) return;
    const resource = dependencies.resources().get(event.type);
    if (!resource?.event) return dependencies.onUnknown(event);
    if (!dependencies.can(resource.subjects.item, 'read')) return dependencies.logUnusable('may not be read', event);
    if (event.operation === 'failed') return dependencies.onFailed(resource, event);
    if (event.operation === 'deleted') return resource.items.applyEvent('deleted', { id: event.id });
    const [problem, item] = resource.event.object.validate(event.object);
    if (problem) return dependencies.logUnusable('cannot be read', event);
    resource.items.applyEvent(event.operation, item);
  };
}
