import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useNavigate } from 'react-router-dom';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { LoadBalancerDraft } from './load-balancer.form.ts';
import * as css from './load-balancer.css.ts';
import { facesOfPool } from './pools.rules.ts';
import type { PoolUrls } from './usePoolUrls.ts';
import { loadBalancerWords } from './load-balancer.ts';

registerIcons({ pencil, plus, 'trash-2': trash });

interface Props {
  readonly form: Form<LoadBalancerDraft>;
  readonly places: PoolUrls;
}

/** The pools that will be made with it. Each is written in a form of its own, which has an address. */
export function PoolsPart({ form, places }: Props) {
  const t = useText(loadBalancerWords);
  const navigate = useNavigate();
  const { pools } = form.draft;
  return (
    <div className={css.pools} role="group" aria-label={t('field.pools')}>
      {pools.length === 0 ? (
        <p className={css.none}>{t('pools.none')}</p>
      ) : (
        <ul className={css.poolList}>
          {pools.map((_, at) => (
            // A draft has no name of its own: it is its place.
            <PoolRow key={at} form={form} at={at} places={places} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => void navigate(places.add())}>
          <Icon slot="start" name="plus" />
          {t('pools.add')}
        </Button>
      </div>
    </div>
  );
}

function PoolRow({ form, at, places }: Props & { at: number }) {
  const t = useText(loadBalancerWords);
  const navigate = useNavigate();
  const { errorAt } = useFields(form);
  const { pools } = form.draft;
  const pool = pools[at];
  if (!pool) return null;
  const wrong = [
    ...new Set(form.problems.filter(({ path }) => path.startsWith(`pools.${at}.`)).map(({ path }) => errorAt(path))),
  ];
  return (
    <li className={css.pool}>
      <div className={css.poolFacts}>
        <bdi className={css.poolName}>{pool.name}</bdi>
        <span className={css.aside}>
          <bdi dir="ltr">{facesOfPool(pool)}</bdi>
          <span>{t('pools.members', { count: pool.members.length })}</span>
        </span>
        {wrong.map((text) => (
          <p key={text} className={css.wrong}>
            {text}
          </p>
        ))}
      </div>
      <Button
        variant="ghost"
        iconOnly
        label={t('pools.edit', { name: pool.name })}
        onClick={() => void navigate(places.add(at))}
      >
        <Icon name="pencil" />
      </Button>
      <Button
        variant="ghost"
        iconOnly
        label={t('pools.remove', { name: pool.name })}
        onClick={() =>
          form.set(
            'pools',
            pools.filter((__, other) => other !== at),
          )
        }
      >
        <Icon name="trash-2" />
      </Button>
    </li>
  );
}
