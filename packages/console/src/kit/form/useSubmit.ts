import { notify } from '../notify/index.ts';
import type { Resource } from '../data/resource.ts';
import { type Done, useFormShell } from './shell.ts';

interface Submission<Body, Saved> {
  readonly kind: Done['kind'];
  /** Rejects with a CallError, which keeps the form open. */
  readonly call: (body: Body, revision: number | undefined) => Promise<Saved>;
  /** The sentence that tells of the success. */
  readonly message?: (saved: Saved, body: Body) => string;
  /** Where that sentence leads to. */
  readonly link?: (id: string) => string;
  /** In place of a sentence, for what only begins when the call is answered. */
  readonly follow?: (saved: Saved) => void;
}

/**
 * What a form of a resource does when it is sent: it calls, keeps the answered item, tells of it, and is done.
 *
 * `submit: useSubmit(routers, { kind: 'created', call: (body) => call(routers.api.create, { body }), message: … })`
 */
export function useSubmit<Item extends { id: string }, Body, Saved extends Item>(
  { name, items }: Pick<Resource<Item>, 'name' | 'items'>,
  { kind, call, message, link, follow }: Submission<Body, Saved>,
): (body: Body, revision: number | undefined) => Promise<void> {
  const shell = useFormShell();
  return async (body, revision) => {
    const saved = await items.mutate(() => call(body, revision));
    if (message) notify('success', message(saved, body), link ? { link: link(saved.id) } : {});
    follow?.(saved);
    shell.done({ kind, resource: name, id: saved.id });
  };
}
