import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Popover } from '@skydeck/react-bindings/popover';
import chevrons from 'lucide-static/icons/chevrons-up-down.svg?raw';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useText } from '../../kit/text/index.ts';
import { isSystemRole, type Scope, session } from '../../session/index.ts';
import { useCurrentArea } from '../navigation/areas.ts';
import * as css from './chooser.css.ts';
import { recentProjects } from './recent-projects.ts';
import { usePickScope } from './usePickScope.ts';
import { layoutWords } from '../words.ts';

registerIcons({ 'chevrons-up-down': chevrons });

const ChooserList = lazyComponent(async () => (await import('./ChooserList.tsx')).ChooserList);

/** Domain / project, and the way to another one. */
export function ProjectChooser() {
  const t = useText(layoutWords);
  const { profile, projects, projectId, domainMode } = useSnapshot(session);
  const [open, setOpen] = useState(false);
  /** Which opening the list is of. Each has another number: one that closes and opens before it is drawn is a new one, too. */
  const [opening, setOpening] = useState(0);
  /** Whether something of it is on the screen. */
  const [shown, setShown] = useState(false);
  const pickScope = usePickScope();
  const area = useCurrentArea();
  const userId = profile?.id;
  useEffect(() => {
    if (userId !== undefined && projectId !== null) recentProjects.add(userId, projectId);
  }, [userId, projectId]);
  if (!profile) return null;
  const project = projects.find(({ id }) => id === projectId);
  const isCloud = !project && !domainMode && isSystemRole(profile);
  const home = isSystemRole(profile) ? t('chooser.all_domains') : profile.domain_name;
  // A page that is about domains is not about the project that one comes from.
  const isAbove = project !== undefined && area?.isAboveProjects === true;
  const name = isAbove ? home : (project?.name ?? t(isCloud ? 'chooser.system' : 'chooser.domain'));
  const domain = isAbove ? null : (project?.domain_name ?? (isCloud ? home : profile.domain_name));

  const pick = (scope: Scope) => {
    setOpen(false);
    pickScope(scope);
  };

  const show = () => {
    setOpen(true);
    // Opened again while it fades, it is a new list all the same: nothing typed, and the focus in its field.
    setShown(true);
    setOpening((last) => last + 1);
  };

  return (
    <Popover
      className={css.chooser}
      label={t('chooser.label')}
      placement="bottom-start"
      open={open}
      onSkyOpen={show}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={() => setShown(false)}
    >
      <button
        slot="trigger"
        type="button"
        className={css.trigger}
        aria-label={t('chooser.open', { name: domain === null ? name : `${domain} / ${name}` })}
      >
        {domain !== null && (
          <>
            <span className={css.domain}>{domain}</span>
            <span className={css.slash} aria-hidden="true">
              /
            </span>
          </>
        )}
        <bdi className={css.project} dir="auto">
          {name}
        </bdi>
        <Icon name="chevrons-up-down" size={14} />
      </button>
      {shown && <ChooserList key={opening} onPick={pick} />}
    </Popover>
  );
}
