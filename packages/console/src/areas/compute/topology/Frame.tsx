import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import cross from 'lucide-static/icons/x.svg?raw';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useIsPhone } from '../../../kit/list/useIsPhone.ts';
import { projectScope } from '../../../kit/data/project-scope.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from './chosen.css.ts';
import { topologyWords } from './words.ts';

registerIcons({ x: cross });

interface FrameProps {
  readonly icon: string;
  readonly name: string;
  readonly status?: ReactNode;
  readonly note?: string;
  /** Whose it is: said where several projects are looked at. */
  readonly owner?: { readonly project_id: string };
  readonly actions?: ReactNode;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** On a phone it lies over everything, so the focus goes there; elsewhere it stays where the person is. */
export function Frame({ icon, name, status, note, owner, actions, close, children }: FrameProps) {
  const t = useText(topologyWords);
  const id = useId();
  const isPhone = useIsPhone();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPhone) heading.current?.focus();
  }, [isPhone]);
  const aside = useRef<HTMLElement>(null);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const box = aside.current;
    const onKey = (event: KeyboardEvent) => leave(event);
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside ref={aside} className={css.frame} aria-labelledby={id}>
      <header className={css.head}>
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
        <div className={css.titles}>
          <h2 ref={heading} id={id} className={css.title} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          {note && <p className={css.note}>{note}</p>}
          {owner && <Owner of={owner} />}
        </div>
        {status}
        <Button variant="ghost" size="x-small" iconOnly label={t('close')} onClick={close}>
          <Icon name="x" />
        </Button>
      </header>
      <div className={css.body}>{children}</div>
      {actions && <footer className={css.footer}>{actions}</footer>}
    </aside>
  );
}

function Owner({ of: { project_id: id } }: { of: { readonly project_id: string } }) {
  const { isAllProjects, projects } = useSnapshot(projectScope.state);
  if (!isAllProjects) return null;
  return (
    <p className={css.note}>
      <bdi>{projects[id]?.name ?? id}</bdi>
    </p>
  );
}
