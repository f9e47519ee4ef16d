import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Menu } from '@skydeck/react-bindings/menu';
import { MenuItem } from '@skydeck/react-bindings/menu';
import { MenuLabel } from '@skydeck/react-bindings/menu';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import languagesIcon from 'lucide-static/icons/languages.svg?raw';
import { languagesOffered } from '../../preferences/external-config.ts';
import { chooseLanguage } from '../../preferences/language.ts';
import { languageNames } from '../../preferences/language-names.ts';
import { type Language, useLanguage, useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import * as css from './login.css.ts';
import { loginWords } from './words.ts';

registerIcons({ 'chevron-down': chevron, languages: languagesIcon });

/** Every language under its own name, and under its name in the present one. */
export function LanguageChoice() {
  const t = useText(loginWords);
  const kit = useText(kitWords);
  const language = useLanguage();
  // With nothing to choose from there is nothing to offer (spec: sign-in.language).
  if (languagesOffered.length < 2) return null;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <Menu
      label={t('language')}
      placement="bottom-end"
      onSkySelect={({ value }) => void chooseLanguage(value as Language)}
    >
      <button
        slot="trigger"
        type="button"
        className={css.languageButton}
        aria-label={kit('fact', { name: t('language'), value: languageNames[language] })}
      >
        <Icon name="languages" />
        <span lang={language}>{languageNames[language]}</span>
        <Icon name="chevron-down" size={14} />
      </button>
      <MenuLabel>{t('language')}</MenuLabel>
      {languagesOffered.map((code) => (
        <MenuItem key={code} type="radio" value={code} checked={code === language}>
          <span lang={code}>{languageNames[code]}</span>
          <span slot="end">{names.of(code)}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
