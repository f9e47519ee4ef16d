import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import panelClose from 'lucide-static/icons/panel-right-close.svg?raw';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '../text/index.ts';
import { type CodedForm, CodeView } from './CodeView.tsx';
import * as css from './drawer.css.ts';
import type { RequestCode } from './request.rules.ts';
import { useFocusedField } from './useFocusedField.ts';
import { codeWords } from './words.ts';

registerIcons({ 'panel-right-close': panelClose });

export interface CodeDrawerProps {
  readonly request: RequestCode;
  readonly form: CodedForm;
  readonly place: keyof typeof css.place;
  readonly onClose: () => void;
}

/** The request of a form, beside it. */
export function CodeDrawer({ request, form, place, onClose }: CodeDrawerProps) {
  const t = useText(codeWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const field = useFocusedField(drawer);
  // Where it covers the form, whoever uses the keys would go on behind it.
  useEffect(() => heading.current?.focus(), []);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    // A dialog around it hears of the key by itself, and asks.
    if (event.key !== 'Escape' || drawer.current?.closest('sky-dialog')) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const here = drawer.current;
    const listen = (event: KeyboardEvent) => leave(event);
    here?.addEventListener('keydown', listen);
    return () => here?.removeEventListener('keydown', listen);
  }, []);
  return (
    <section ref={drawer} slot="layer" className={css.place[place]} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} ref={heading} className={css.title} tabIndex={-1}>
          {t('title')}
        </h2>
        <Button size="small" variant="ghost" iconOnly label={t('close')} onClick={onClose}>
          <Icon name="panel-right-close" />
        </Button>
      </div>
      <div className={css.body}>
        <CodeView request={request} form={form} field={field} />
      </div>
    </section>
  );
}
