import type { BulkEndpoint } from '@skydeck/contract';

/** What people are told of the tasks of one type, wherever they were started. */
export interface TaskKind {
  /** Fully qualified: `compute.routers.delete_many`. */
  readonly name: string;
  /** As `defineWords` made them. */
  readonly words: { readonly namespace: string };
  /** What it does: `disconnect.running` and the others are said of it. A deletion, if left out. */
  readonly act?: string;
  /** The sentences themselves, where they have other names. Each is given the `count` of objects, `failed` also how many `failed`. */
  readonly keys?: { readonly running: string; readonly done: string; readonly failed: string };
  /** Starts one with some of the objects, such as those that failed. */
  readonly retryEndpoint?: BulkEndpoint;
  /** The page of one of its objects; null for one that is gone. Those of a resource have it from there. */
  readonly linkTo?: (id: string) => Promise<string | null>;
}

type FindTaskKind = (name: string) => Promise<TaskKind | undefined>;

let find: FindTaskKind = async () => undefined;

/** Once, at start-up: the kit knows no resource. */
export function setTaskKinds(of: FindTaskKind): void {
  find = of;
}

/** Undefined for a type that nobody has words for. */
export const kindOf: FindTaskKind = (name) => find(name);
