import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import codeIcon from 'lucide-static/icons/code.svg?raw';
import { type ComponentRef, type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { startButton } from '../form/form.css.ts';
import { useFormShell } from '../form/shell.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import type { CodeDrawerProps } from './CodeDrawer.tsx';
import type { RequestCode } from './request.rules.ts';

registerIcons({ code: codeIcon });

const CodeDrawer = lazyComponent(async () => (await import('./CodeDrawer.tsx')).CodeDrawer);

interface Asked {
  /** The request as the draft stands; asked for only while it shows. Left out: the form has none. */
  readonly code: (() => RequestCode) | undefined;
  readonly form: CodeDrawerProps['form'];
  readonly place: CodeDrawerProps['place'];
  /** Somebody looks at the code: what it alone needs is asked for only now. */
  readonly onOpen?: (() => void) | undefined;
}

interface FormCode {
  /** At the start of the form's footer. Nothing in a partner's page that has not asked for it. */
  readonly button: ReactNode;
  /** Beside the form: nothing until somebody presses the button. */
  readonly drawer: ReactNode;
  readonly isOpen: boolean;
  close(): void;
}

/** The code of a form: what opens it, and the drawer that shows it and follows what is typed. */
export function useFormCode({ code, form, place, onOpen }: Asked): FormCode {
  const t = useText(kitWords);
  const { withCode } = useFormShell();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<ComponentRef<typeof Button>>(null);
  const show = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  if (!code || !withCode) return { button: null, drawer: null, isOpen: false, close };
  return {
    button: (
      <Button ref={opener} className={startButton} variant="ghost" expanded={isOpen} onClick={show}>
        <Icon slot="start" name="code" />
        {t('form.code')}
      </Button>
    ),
    drawer: isOpen && <CodeDrawer request={code()} form={form} place={place} onClose={close} />,
    isOpen,
    close,
  };
}
