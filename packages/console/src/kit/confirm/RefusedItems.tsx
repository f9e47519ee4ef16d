import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import lock from 'lucide-static/icons/lock.svg?raw';
import { useId } from 'react';
import type { Refused } from '../list/index.ts';
import { LinkButton } from '../page/index.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './confirm.css.ts';
import { confirmWords } from './words.ts';

registerIcons({ lock });

/** Which of those that were chosen are left out, each with its reason and the way to what ends it. */
export function RefusedItems({ refused }: { refused: readonly Refused[] }) {
  const t = useText(kitWords);
  const say = useText(confirmWords);
  const id = useId();
  if (refused.length === 0) return null;
  return (
    <div>
      <p id={id} className={css.listTitle}>
        {t('bulk.staying', { count: refused.length })}
      </p>
      <ul className={`${css.items} ${css.kept}`} aria-labelledby={id}>
        {refused.map(({ name, reason, to }) => (
          <li key={name} className={css.item}>
            <Icon name="lock" />
            <span className={css.keptText}>
              <bdi className={css.keptName}>{name}</bdi> <span>{reason}</span>
            </span>
            {to !== undefined && (
              <LinkButton to={to} variant="ghost" size="x-small">
                {say('open')}
                <span className={css.visuallyHidden}> {name}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
