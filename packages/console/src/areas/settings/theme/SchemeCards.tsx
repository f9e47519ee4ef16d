import { type SchemeName, schemeNames } from '@skydeck/tokens';
import { Alert } from '@skydeck/react-bindings/alert';
import { RadioCard, RadioCardGroup } from '@skydeck/react-bindings/radio-card-group';
import { useEffect } from 'react';
import { readScheme } from '../../../preferences/preferences.ts';
import { isSchemeName, loadScheme } from '../../../preferences/schemes.ts';
import type { Form } from '../../../kit/form/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from './scheme.css.ts';
import type { ThemeDraft } from './theme.form.ts';
import { themeWords } from './words.ts';

/** A group of cards takes no empty value. */
const BRAND = 'brand';
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface SchemeCardsProps {
  readonly form: Form<ThemeDraft>;
  readonly brandScheme: string;
}

/** Every scheme with its colours; their names are names in every language. */
export function SchemeCards({ form, brandScheme }: SchemeCardsProps) {
  const t = useText(themeWords);
  const { colorScheme } = form.draft;
  useEffect(() => void Promise.allSettled(schemeNames.map(loadScheme)), []);
  const choose = (event: Event) => {
    const chosen = (event.target as HTMLInputElement).value;
    form.set('colorScheme', chosen === BRAND ? '' : chosen);
  };
  return (
    <>
      {readScheme() !== null && (
        <Alert tone="info" heading={t('scheme.own')}>
          {t('scheme.own_text')}
        </Alert>
      )}
      <RadioCardGroup
        label={t('section.scheme')}
        labelHidden
        name="colorScheme"
        columns={3}
        value={colorScheme === '' ? BRAND : colorScheme}
        onChange={choose}
      >
        <RadioCard value={BRAND} label={t('scheme.brand')} description={titleOf(brandScheme)}>
          <Swatch name={brandScheme} />
        </RadioCard>
        {schemeNames.map((name: SchemeName) => (
          <RadioCard key={name} value={name} label={titleOf(name)}>
            <Swatch name={name} />
          </RadioCard>
        ))}
      </RadioCardGroup>
    </>
  );
}

/** The console in little, by day and by night. One whose colours are not known yet shows those of now. */
function Swatch({ name }: { name: string }) {
  return (
    <span slot="start" className={css.swatch}>
      {(['light', 'dark'] as const).map((mode) => (
        <span key={mode} className={css.half} data-mode={mode} {...(isSchemeName(name) && { 'data-scheme': name })}>
          <span className={css.sheet}>
            <span className={css.line} />
            <span className={css.button} />
          </span>
        </span>
      ))}
    </span>
  );
}
