import type { Clock } from '../clock.ts';

/** What one instance of the platform says to all of them. */
export interface Announcement {
  readonly topic: string;
  /** Goes as JSON, and is short. */
  readonly message: unknown;
}

/** This process among the instances of the platform that work on one database. */
export interface Instances {
  /** What this process holds is marked with it. */
  readonly id: string;
  /** Whether this one does what only one of them does. It may be two for a moment, and none for some seconds. */
  leads(): boolean;
  /** Whether another one was heard of within the last seconds. */
  hasOthers(): boolean;
  /** Told when this one has come to lead. */
  onLeading(listener: () => void): () => void;
  /** Told of what all of them announce, once it is durable. */
  onAnnounced(topic: string, listener: (message: unknown) => void): () => void;
  /** Told when what others said may not have come. */
  onInterrupted(listener: (interruption: Interruption) => void): () => void;
}

export interface Interruption {
  /** Events of others are gone, too: they are not kept any more. */
  readonly areEventsLost: boolean;
}

/** A holder that is not heard of for so long is dead: others take what it held. */
export const LEASE_MS = 6000;
export const HEARTBEAT_MS = 2000;

/** What is heard of the other instances. */
export interface LinkListener {
  /** One of them has committed events. */
  committed(): void;
  announced(announcement: Announcement): void;
  /** The link was lost, and is there again. */
  interrupted(): void;
  /** This one has come to lead. */
  leading(): void;
}

/** The link of this process to the other instances. */
export interface InstanceLink extends Pick<Instances, 'id' | 'leads' | 'hasOthers'> {
  /** Whether no other process works on this database. */
  readonly isAlone: boolean;
  /** Hears the others from now on, and says again and again that this one lives. */
  open(listener: LinkListener, clock: Clock): Promise<void>;
}
