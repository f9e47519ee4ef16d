import { networkSubjects, routerSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { usePageActions } from '../../../kit/shortcuts/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { session } from '../../../session/index.ts';
import * as css from './topology.css.ts';
import { topologyPaths } from './paths.ts';
import { topologyWords } from './words.ts';

/** What is missing in the picture is made from it. */
export function CreateButtons() {
  const t = useText(topologyWords);
  const kit = useText(kitWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { projectId } = useSnapshot(session);
  const mayNetwork = useCan(networkSubjects.create, 'create');
  const mayRouter = useCan(routerSubjects.list, 'create');
  const why = projectId === null ? kit('error.wrong_scope') : '';
  const acts = [
    ...(mayRouter
      ? [
          {
            id: 'create-router',
            label: t('create.router'),
            look: 'secondary' as const,
            // On a phone nothing else tells it from the other.
            icon: 'menu-routers',
            run: () => void navigate({ pathname: topologyPaths.addRouter(), search }),
          },
        ]
      : []),
    ...(mayNetwork
      ? [
          {
            id: 'create',
            label: t('create.network'),
            look: 'primary' as const,
            icon: 'plus',
            run: () => void navigate({ pathname: topologyPaths.addNetwork(), search }),
          },
        ]
      : []),
  ];
  usePageActions(why === '' ? acts.map(({ id, label, run }) => ({ id, label, run })) : []);
  return (
    <span className={css.creates}>
      {acts.map(({ id, label, look, icon, run }) => (
        <Button key={id} size="small" variant={look} disabledReason={why} onClick={run}>
          <Icon slot="start" name={icon} />
          {label}
        </Button>
      ))}
    </span>
  );
}
