import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import octagonX from 'lucide-static/icons/octagon-x.svg?raw';
import { type ReactNode, useId } from 'react';
import { useText } from '../text/index.ts';
import * as css from './confirm.css.ts';
import { confirmWords } from './words.ts';

registerIcons({ 'circle-check': circleCheck, 'octagon-x': octagonX });

/** What comes of an act, a line each. Lines that are not true of this one are left out. */
export type Lines = readonly (string | false | null | undefined)[];

interface Props {
  readonly stops?: Lines | undefined;
  readonly keeps?: Lines | undefined;
  /** What there is to decide about what is kept. */
  readonly children?: ReactNode;
}

/** What stops, and what stays: two boxes, each only with something in it. */
export function Consequences({ stops = [], keeps = [], children }: Props) {
  const t = useText(confirmWords);
  return (
    <>
      <Part icon="octagon-x" look={css.stops} title={t('stops')} lines={stops} />
      <Part icon="circle-check" look={css.keeps} title={t('keeps')} lines={keeps}>
        {children}
      </Part>
    </>
  );
}

interface PartProps {
  readonly icon: string;
  readonly look: string;
  readonly title: string;
  readonly lines: Lines;
  readonly children?: ReactNode;
}

function Part({ icon, look, title, lines, children }: PartProps) {
  const id = useId();
  const said = lines.filter((line) => typeof line === 'string');
  if (said.length === 0 && !children) return null;
  return (
    <div role="group" className={css.part} aria-labelledby={id}>
      <span className={look}>
        <Icon name={icon} />
      </span>
      <div className={css.partBody}>
        <p id={id} className={css.partTitle}>
          {title}
        </p>
        {said.length > 0 && (
          <ul className={css.lines}>
            {said.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
