import { pictureKinds, themeLinkNames } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { refreshTheme } from '../../../preferences/theme.ts';
import { FormNotes } from '../../../kit/form/FormNotes.tsx';
import { type Form, FormSection, useFields, useForm } from '../../../kit/form/index.ts';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { notify } from '../../../kit/notify/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { PictureField } from './PictureField.tsx';
import { LoginPreview } from './LoginPreview.tsx';
import { SchemeCards } from './SchemeCards.tsx';
import { type DomainLooks, saveLooks } from './theme-calls.ts';
import * as css from './theme.css.ts';
import { type ThemeDraft, themeForm } from './theme.form.ts';
import { usePreview } from './usePreview.ts';
import { kitWords } from '../../../kit/words.ts';
import { themeWords } from './words.ts';

interface ThemeFormProps {
  readonly domain: { readonly id: string; readonly name: string };
  readonly looks: DomainLooks;
  readonly onDirty: (dirty: boolean) => void;
}

export function ThemeForm({ domain, looks, onDirty }: ThemeFormProps) {
  const t = useText(themeWords);
  const form = useThemeForm(domain, looks);
  const { dirty, draft, root } = form;
  const notifyDirty = useEffectEvent(onDirty);
  useEffect(() => notifyDirty(dirty), [dirty]);
  useEffect(() => () => notifyDirty(false), []);
  usePreview(looks.brand, draft);

  const [sending, setSending] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What is saved would lack the picture.
    if (sending === 0) void form.submit();
  };
  return (
    <form className={css.form} name="theme" aria-label={t('title')} noValidate onSubmit={submit}>
      <div className={css.body} ref={root}>
        <div className={css.fields}>
          <FormNotes form={form} />
          <Names form={form} looks={looks} />
          <FormSection title={t('section.scheme')} note={t('scheme.note')}>
            <SchemeCards form={form} brandScheme={looks.brand.colorScheme} />
          </FormSection>
          <FormSection title={t('section.pictures')}>
            {pictureKinds.map((kind) => (
              <PictureField
                key={kind}
                form={form}
                kind={kind}
                domainId={domain.id}
                brand={looks.brand[kind]}
                onSending={(step) => setSending((now) => now + step)}
              />
            ))}
          </FormSection>
          <Links form={form} looks={looks} />
        </div>
        <LoginPreview />
      </div>
      <footer className={css.footer}>
        <FooterButtons form={form} isSending={sending > 0} />
      </footer>
      <UnsavedChangesGuard on={dirty} />
    </form>
  );
}

function FooterButtons({ form, isSending }: { readonly form: Form<ThemeDraft>; readonly isSending: boolean }) {
  const t = useText(themeWords);
  const kit = useText(kitWords);
  const { dirty, phase, takeNewer } = form;
  return (
    <>
      <Button disabled={!dirty} onClick={takeNewer}>
        {t('discard')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        busy={phase === 'submitting'}
        disabledReason={isSending ? t('picture.sending') : dirty ? '' : kit('form.unchanged')}
      >
        {t('save')}
      </Button>
    </>
  );
}

/** What is saved is what the form then starts from. */
function useThemeForm(domain: ThemeFormProps['domain'], looks: DomainLooks): Form<ThemeDraft> {
  const t = useText(themeWords);
  const [source, setSource] = useState({ item: looks.own, revision: 0 });
  return useForm(themeForm, {
    source,
    submit: async (theme) => {
      await saveLooks(domain.id, theme);
      setSource({ item: theme, revision: 0 });
      await refreshTheme();
      notify('success', t('saved', { domain: domain.name }));
    },
  });
}

interface PartProps {
  readonly form: Form<ThemeDraft>;
  readonly looks: DomainLooks;
}

/** What the brand says shows through where nothing is entered. */
function Names({ form, looks: { brand } }: PartProps) {
  const t = useText(themeWords);
  const fields = useFields(form);
  return (
    <FormSection title={t('section.names')} note={t('names.note')}>
      <TextField
        label={t('field.title')}
        hint={t('field.title_hint')}
        placeholder={brand.productTitle}
        maxLength={60}
        {...fields.text('productTitle')}
      />
      <TextField
        label={t('field.name')}
        hint={t('field.name_hint')}
        placeholder={brand.productName}
        maxLength={60}
        {...fields.text('productName')}
      />
    </FormSection>
  );
}

function Links({ form, looks: { brand } }: PartProps) {
  const t = useText(themeWords);
  const fields = useFields(form);
  return (
    <FormSection title={t('section.links')} note={t('links.note')}>
      {themeLinkNames.map((name) => (
        <TextField
          key={name}
          label={t(`link.${name}`)}
          placeholder={brand.links[name] ?? ''}
          type="url"
          maxLength={500}
          {...fields.text(`links.${name}`)}
        />
      ))}
    </FormSection>
  );
}
