import { durationOf, type NotificationItem } from '../core/notification.js';

/** What comes back onto the screen stays at least this long: less would be a flash. Milliseconds. */
const LEAST = 1000;

/** Why time stands still: somebody reads or acts, nobody can see the page, or the toasts are not on it. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'away';

interface Life {
  /** Another type or duration is another life, as that of a task that is done. */
  readonly kind: string;
  readonly duration: number;
  left: number;
  /** When its time last began to pass; `null` while it stands still. */
  since: number | null;
  timer: number | undefined;
  isOver: boolean;
  /** How much of it was over when its bar came onto the screen. Milliseconds. */
  barFrom: number;
}

const kindOf = (item: NotificationItem): string => `${item.type} ${durationOf(item)}`;

/**
 * How long each toast has still to stay. Time passes for what is on the screen, unless something holds it: then it
 * stands still for all, for one that goes would pull the others from under the pointer.
 */
export class ToastClocks {
  readonly #over: (id: string) => void;
  readonly #lives = new Map<string, Life>();
  readonly #holds = new Set<Hold>();
  #onScreen: ReadonlySet<string> = new Set();

  /** @param over Called once for each whose time is over. */
  constructor(over: (id: string) => void) {
    this.#over = over;
  }

  get isHeld(): boolean {
    return this.#holds.size > 0;
  }

  /**
   * @param known All that are or may come onto the screen; of others nothing is kept.
   * @param shown Those that are on it.
   */
  follow(known: readonly NotificationItem[], shown: readonly NotificationItem[]): void {
    const kinds = new Map(known.map((item) => [item.id, kindOf(item)]));
    const before = this.#onScreen;
    this.#onScreen = new Set(shown.map(({ id }) => id));
    for (const [id, life] of this.#lives) {
      if (!this.#onScreen.has(id)) stop(life);
      if (kinds.get(id) === life.kind) continue;
      stop(life);
      this.#lives.delete(id);
    }
    for (const item of shown) this.#show(item, !before.has(item.id));
  }

  /** Its time is over, whatever is left of it. What stays for ever is not meant. */
  giveUp(item: NotificationItem): void {
    const life = this.#lifeOf(item);
    if (life && !life.isOver) this.#end(item.id, life);
  }

  hold(reason: Hold, on: boolean): void {
    if (on) this.#holds.add(reason);
    else this.#holds.delete(reason);
    for (const [id, life] of this.#lives) {
      if (this.isHeld) stop(life);
      else if (this.#onScreen.has(id)) this.#start(id, life);
    }
  }

  /** The toasts are put into the page anew, where their bars begin anew. */
  placed(): void {
    for (const life of this.#lives.values()) life.barFrom = life.duration - leftOf(life);
  }

  /** Milliseconds of its time that its bar does not show any more, as they were over before. */
  barFrom(id: string): number {
    return this.#lives.get(id)?.barFrom ?? 0;
  }

  #lifeOf(item: NotificationItem): Life | null {
    const known = this.#lives.get(item.id);
    if (known) return known;
    const duration = durationOf(item);
    if (duration === null) return null;
    const time = { left: duration, since: null, timer: undefined, isOver: false, barFrom: 0 };
    const life: Life = { kind: kindOf(item), duration, ...time };
    this.#lives.set(item.id, life);
    return life;
  }

  #show(item: NotificationItem, isBack: boolean): void {
    const life = this.#lifeOf(item);
    if (!life) return;
    if (isBack) {
      if (!life.isOver) life.left = Math.max(life.left, Math.min(LEAST, life.duration));
      life.barFrom = life.duration - life.left;
    }
    if (!this.isHeld) this.#start(item.id, life);
  }

  #start(id: string, life: Life): void {
    if (life.isOver || life.since !== null) return;
    life.since = Date.now();
    life.timer = window.setTimeout(() => this.#end(id, life), life.left);
  }

  #end(id: string, life: Life): void {
    stop(life);
    life.left = 0;
    life.isOver = true;
    this.#over(id);
  }
}

/** The system's clock may be set meanwhile: nothing gets younger by that. */
function leftOf({ left, since }: Life): number {
  return since === null ? left : left - Math.max(0, Math.min(Date.now() - since, left));
}

function stop(life: Life): void {
  life.left = leftOf(life);
  life.since = null;
  window.clearTimeout(life.timer);
}
