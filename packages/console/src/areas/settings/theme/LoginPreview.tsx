import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { theme } from '../../../preferences/theme.ts';
import { Horizon } from '../../../kit/page/Horizon.tsx';
import { useText } from '../../../kit/text/index.ts';
import { Logo } from '../../../layout/header/Logo.tsx';
import * as css from './preview.css.ts';
import { themeWords } from './words.ts';

/** The login page in little, as the draft would make it. */
export function LoginPreview() {
  const t = useText(themeWords);
  const { current } = useSnapshot(theme);
  const id = useId();
  if (!current) return null;
  return (
    <figure className={css.preview} aria-labelledby={id}>
      <figcaption id={id} className={css.caption}>
        {t('preview.login')}
      </figcaption>
      <div className={css.screen}>
        <div className={css.pane}>
          {current.ownLoginLogo ? (
            <img className={css.loginLogo} src={current.loginLogo} alt={current.productTitle} />
          ) : (
            <span className={css.brand}>
              <span className={css.mark}>
                <Logo size={16} />
              </span>
              <b className={css.title}>{current.productTitle}</b>
            </span>
          )}
          <span className={css.fields} aria-hidden="true">
            <span className={css.heading} />
            <span className={css.field} />
            <span className={css.field} />
            <span className={css.button} />
          </span>
          <span className={css.name}>{current.productName}</span>
        </div>
        <div className={css.sky} aria-hidden="true">
          <Horizon className={css.art} />
        </div>
      </div>
      <p className={css.note}>{t('preview.note')}</p>
    </figure>
  );
}
