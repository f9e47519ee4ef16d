import { Spinner } from '@skydeck/react-bindings/spinner';
import * as css from './layout.css.ts';

/** Blocks the page while there is nothing sensible to do on it. */
export function Overlay({ label, hint }: { label: string; hint?: string }) {
  return (
    <div className={css.overlay} role="status">
      <Spinner size={28} />
      <p className={css.overlayLabel}>{label}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
