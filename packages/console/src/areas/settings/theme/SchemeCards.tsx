import { type SchemeName, schemeNames } from '@skydeck/tokens';
import { Alert } from '@skydeck/react-bindings/alert';
import { RadioCard, RadioCardGroup } from '@skydeck/react-bindings/radio-card-group';
import { useEffect } from 'react';
import { readScheme } from '../../../preferences/preferences.ts';
import { loadScheme } from '../../../preferences/schemes.ts';
import { SchemeSwatch } from '../../../preferences/SchemeSwatch.tsx';
import type { Form } from '../../../kit/form/index.ts';
import { useText } from '../../../kit/text/index.ts';
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
          <SchemeSwatch name={brandScheme} />
        </RadioCard>
        {schemeNames.map((name: SchemeName) => (
          <RadioCard key={name} value={name} label={titleOf(name)}>
            <SchemeSwatch name={name} />
          </RadioCard>
        ))}
      </RadioCardGroup>
    </>
  );
}
