import { isSchemeName } from './schemes.ts';
import * as css from './scheme-swatch.css.ts';

/** The console in little, by day and by night. One whose colours are not known yet shows those of now. */
export function SchemeSwatch({ name }: { name: string }) {
  return (
    <span slot="start" className={css.swatch}>
      {(['light', 'dark'] as const).map((mode) => (
        <span key={mode} className={css.half} data-mode={mode} {...(isSchemeName(name) && { 'data-scheme': name })}>
          <span className={css.sheet}>
            <span className={css.line} />
            <span className={css.button} />
          </span>
        </span>
      ))}
    </span>
  );
}
