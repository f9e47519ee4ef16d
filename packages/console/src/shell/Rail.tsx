import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import activity from 'lucide-static/icons/activity.svg?raw';
import cpu from 'lucide-static/icons/cpu.svg?raw';
import { NavLink } from 'react-router-dom';
import { useText } from '../kit/text/index.ts';
import { useSections } from './sections.ts';
import * as css from './navigation.css.ts';
import { shellWords } from './words.ts';

registerIcons({ activity, cpu });

const services = [
  { path: '/monitoring', icon: 'activity', label: 'rail.monitoring' },
  { path: '/compute', icon: 'cpu', label: 'rail.compute' },
] as const;

/** What can be gone to at all; the rail and the bar of small screens show the same. */
export function useServices() {
  const t = useText(shellWords);
  const hasCompute = useSections().length > 0;
  return hasCompute ? services.map(({ path, icon, label }) => ({ path, icon, label: t(label) })) : [];
}

export function Rail() {
  const t = useText(shellWords);
  return (
    <nav className={css.rail} aria-label={t('rail.label')}>
      {useServices().map(({ path, icon, label }) => (
        <Tooltip key={path} text={label} placement="end">
          <NavLink className={css.railItem} to={path} aria-label={label}>
            <Icon name={icon} size={20} />
          </NavLink>
        </Tooltip>
      ))}
    </nav>
  );
}
