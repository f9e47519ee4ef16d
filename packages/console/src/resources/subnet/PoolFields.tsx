import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useId } from 'react';
import { focusAdded } from '../../kit/form/focus-added.ts';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { SubnetFields } from './subnet.form.ts';
import * as css from './subnet.css.ts';
import { subnetWords } from './subnet.ts';

registerIcons({ plus, 'trash-2': trash });

interface Props<Draft extends object> {
  readonly form: Form<Draft>;
  /** The path of the list in the draft. */
  readonly at: string;
  readonly pools: SubnetFields['pools'];
}

/** Ranges from which addresses are handed out; without any it is all of the subnet. */
export function PoolFields<Draft extends object>({ form, at, pools }: Props<Draft>) {
  const t = useText(subnetWords);
  const fields = useFields(form);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.pools}>
      <p className={css.poolsHead}>
        <span id={id} className={css.poolsTitle}>
          {t('field.pools')}
        </span>
        <span className={css.note}>{t('field.pools_optional')}</span>
      </p>
      {pools.map((_, place) => (
        // A pool has no name of its own: it is its place.
        <div key={place} className={css.pool}>
          <TextField
            label={t('field.pool_start', { number: place + 1 })}
            labelHidden
            spellCheck="false"
            {...fields.text(`${at}.${place}.start`)}
          />
          <span className={css.to} aria-hidden="true">
            {t('field.pool_to')}
          </span>
          <TextField
            label={t('field.pool_end', { number: place + 1 })}
            labelHidden
            spellCheck="false"
            {...fields.text(`${at}.${place}.end`)}
          />
          <Button
            variant="ghost"
            iconOnly
            label={t('field.pool_remove', { number: place + 1 })}
            onClick={() =>
              form.set(
                at,
                pools.filter((__, other) => other !== place),
              )
            }
          >
            <Icon name="trash-2" />
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="link"
          onClick={(event) => {
            form.set(at, [...pools, { start: '', end: '' }]);
            focusAdded(event, `${at}.${pools.length}`);
          }}
        >
          <Icon slot="start" name="plus" />
          {t('field.pool_add')}
        </Button>
      </div>
    </div>
  );
}
