import type { Clock } from '../clock.ts';
import type { Connections } from './connections.ts';
import { createEventFollower, FOLLOWED_AT_ONCE } from './event-follower.ts';
import { eventsAfter, newestSeq, type StoredEvent } from './events.ts';
import type { Announcement, Instances, Interruption } from './instances.ts';
import { createListeners } from './listeners.ts';

/** What a store hears of all instances, and tells of its own. */
export interface InstanceNews {
  readonly instances: Instances;
  onAllEvents(listener: (events: readonly StoredEvent[]) => void): () => void;
  /** This instance has committed events. */
  committed(events: readonly StoredEvent[]): void;
  /** This instance has committed an announcement. */
  announced(announcement: Announcement): void;
  /** Hears the others from now on. */
  join(report: (error: unknown) => void): Promise<void>;
  leave(): void;
}

export function createInstanceNews({ link, read }: Pick<Connections, 'link' | 'read'>, clock: Clock): InstanceNews {
  const events = createListeners<readonly StoredEvent[]>();
  const follower = createEventFollower(events.notify);
  const announcements = createListeners<Announcement>();
  const interruptions = createListeners<Interruption>();
  const leading = createListeners<void>();
  const heard = {
    committed: follower.wake,
    announced: announcements.notify,
    interrupted: () => interruptions.notify({ areEventsLost: false }),
    leading: leading.notify,
  };
  return {
    instances: {
      id: link.id,
      leads: link.leads,
      hasOthers: link.hasOthers,
      onLeading: leading.add,
      onAnnounced: (topic, listener) =>
        announcements.add((announcement) => {
          if (announcement.topic === topic) listener(announcement.message);
        }),
      onInterrupted: interruptions.add,
    },
    onAllEvents: events.add,
    committed: follower.committed,
    announced: announcements.notify,
    async join(report) {
      if (link.isAlone) return;
      await link.open(heard, clock);
      // Of what is committed from now on, the link tells.
      await follower.begin({
        readAfter: (seq) => read((tables) => eventsAfter(tables, seq, FOLLOWED_AT_ONCE)),
        newest: () => read(newestSeq),
        notify: events.notify,
        lost: () => interruptions.notify({ areEventsLost: true }),
        report,
      });
    },
    leave: follower.stop,
  };
}
