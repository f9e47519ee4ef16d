import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Radio } from '@skydeck/react-bindings/radio-group';
import { RadioGroup } from '@skydeck/react-bindings/radio-group';
import { chooseLanguage, loadOffered, offered } from '../../preferences/language.ts';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { languageNames } from '../../preferences/language-names.ts';
import { type Language, useLanguage, useText } from '../../kit/text/index.ts';
import { layoutWords } from '../words.ts';

export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useText(layoutWords);
  const language = useLanguage();
  const { languages } = useSnapshot(offered);
  useEffect(() => void loadOffered(), []);
  return (
    <Dialog open heading={t('language.title')} size="small" onSkyClosed={onClose}>
      <RadioGroup
        label={t('language.label')}
        labelHidden
        name="language"
        value={language}
        onChange={(event) => void chooseLanguage((event.target as HTMLInputElement).value as Language)}
      >
        {languages.map((code) => (
          <Radio
            key={code}
            value={code}
            label={languageNames[code]}
            hint={new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? ''}
          />
        ))}
      </RadioGroup>
      <Button slot="footer" variant="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
