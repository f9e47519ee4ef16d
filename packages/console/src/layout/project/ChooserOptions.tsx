import type { OwnProject } from '@skydeck/contract';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import ban from 'lucide-static/icons/ban.svg?raw';
import building from 'lucide-static/icons/building-2.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import type { HTMLAttributes } from 'react';
import { useText } from '../../kit/text/index.ts';
import type { Scope } from '../../session/index.ts';
import * as css from './chooser.css.ts';
import { layoutWords } from '../words.ts';

registerIcons({ ban, 'building-2': building, check, folder });

type OptionProps = HTMLAttributes<HTMLDivElement>;

export function ProjectOption({
  project,
  current,
  ...option
}: OptionProps & { project: OwnProject; current: boolean }) {
  const t = useText(layoutWords);
  return (
    <div className={css.option} {...option}>
      <Icon name={project.enabled ? 'folder' : 'ban'} />
      <bdi className={css.optionName} dir="auto">
        {project.name}
      </bdi>
      {!project.enabled && <span className={css.badge}>{t('chooser.disabled')}</span>}
      {current && <Icon className={css.tick} name="check" />}
    </div>
  );
}

interface SpecialOptionProps extends OptionProps {
  readonly kind: Scope['kind'];
  readonly domain: string;
}

/** What is above the projects: the cloud, or the domain and its administration. */
export function SpecialOption({ kind, domain, ...option }: SpecialOptionProps) {
  const t = useText(layoutWords);
  return (
    <div className={css.special} {...option}>
      <span className={css.specialIcon}>
        <Icon name="building-2" />
      </span>
      <span>
        <span className={css.specialName}>{t(kind === 'system' ? 'chooser.system' : 'chooser.domain')}</span>
        {kind === 'domain' && <span className={css.specialHint}>{t('chooser.domain_hint', { domain })}</span>}
      </span>
    </div>
  );
}
