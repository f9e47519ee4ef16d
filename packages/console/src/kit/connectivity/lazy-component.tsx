import {
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { hasUnsavedChanges } from '../form/unsaved-changes.ts';
import { importWithRetry, loadedPart } from './import-with-retry.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';

/**
 * A component that is imported when it first renders; until it is loaded, and while the server is unreachable, `fallback`
 * takes its place. One that was fetched ahead shows at once: what comes a moment later pushes away what somebody presses. If it
 * cannot be loaded, the page has to be reloaded, unless there are unsaved changes: then an alert says so.
 *
 * For what the first rows of a page do not need: `const UserMenu = lazyComponent(async () => (await import('./UserMenu.tsx')).UserMenu)`.
 */
// A component with a type parameter keeps it: what comes out is called as what went in.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function lazyComponent<Kind extends ComponentType<any>>(
  load: () => Promise<Kind>,
  fallback: ReactNode | ((props: ComponentProps<Kind>) => ReactNode) = null,
): Kind {
  const Loaded = lazy(async () => ({ default: await importWithRetry(load).catch(unlessUnsaved) }));
  const LazyComponent = (props: ComponentProps<Kind>) => {
    const [fetched] = useState(() => loadedPart(load));
    // Also around one that was fetched: its words may be on their way, and the page is to stay meanwhile.
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        {createElement(fetched ?? Loaded, props)}
      </Suspense>
    );
  };
  return LazyComponent as unknown as Kind;
}

function unlessUnsaved(missing: unknown) {
  if (!hasUnsavedChanges()) throw missing;
  return Missing;
}

function Missing() {
  return <p role="alert">{useText(kitWords)('part_missing')}</p>;
}
