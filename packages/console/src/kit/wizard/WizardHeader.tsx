import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import cross from 'lucide-static/icons/x.svg?raw';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './wizard.css.ts';

registerIcons({ x: cross });

interface WizardHeaderProps {
  readonly title: string;
  readonly description: string | undefined;
  readonly icon: string;
  readonly onClose: () => void;
}

export function WizardHeader({ title, description, icon, onClose }: WizardHeaderProps) {
  const t = useText(kitWords);
  return (
    <header className={css.head}>
      <span className={css.icon}>
        <Icon name={icon} size={18} />
      </span>
      <div className={css.names}>
        <h1 className={css.name} tabIndex={-1}>
          {title}
        </h1>
        {description && <p className={css.description}>{description}</p>}
      </div>
      <Tooltip text={t('wizard.close')} className={css.close}>
        <Button variant="ghost" iconOnly label={t('wizard.close')} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </Tooltip>
    </header>
  );
}
