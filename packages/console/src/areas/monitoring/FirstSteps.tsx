import { Icon } from '@skydeck/react-bindings/icon';
import { iconTile } from '../../kit/page/icon-tile.css.ts';
import { LinkButton } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { Creatable } from '../../layout/navigation/creatable.ts';
import * as css from './overview.css.ts';
import { overviewWords } from './words.ts';

const first = ['network', 'router', 'security_group', 's3_bucket'] as const;

/** For a project with nothing in it: what others are made upon. */
export function FirstSteps({ creatable }: { creatable: readonly Creatable[] }) {
  const t = useText(overviewWords);
  const steps = first.flatMap((type) => {
    const found = creatable.find((one) => one.type === type);
    return found ? [{ ...found, text: t(`first.${type}`) }] : [];
  });
  return (
    <>
      <p className={css.quiet}>{t('first.text')}</p>
      <ol className={css.rows}>
        {steps.map(({ type, name, icon, to, text }) => (
          <li key={type} className={css.row}>
            <span className={iconTile.quiet}>
              <Icon name={icon} size={16} />
            </span>
            <span className={css.rowText}>
              <strong className={css.rowTitle}>{name}</strong>
              <span className={css.rowDetail}>{text}</span>
            </span>
            <LinkButton to={to} size="small">
              {t('create')}
              <span className={css.visuallyHidden}> {name}</span>
            </LinkButton>
          </li>
        ))}
      </ol>
    </>
  );
}
