import { CallError, s3Api } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import downloadIcon from 'lucide-static/icons/download.svg?raw';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { call } from '../../../kit/data/client.ts';
import { saveBlob } from '../../../kit/data/save-file.ts';
import { Properties, Property } from '../../../kit/details/index.ts';
import { ConfirmSecretSaved, ShownOnce, useConfirmSecretSaved, useCopied } from '../../../kit/one-time-secret/index.ts';
import { Mono, usePageTitle } from '../../../kit/page/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useText } from '../../../kit/text/index.ts';
import { useAsyncAction } from '../../../kit/data/useAsyncAction.ts';
import { kitWords } from '../../../kit/words.ts';
import { s3Paths } from '../paths.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import * as css from './access.css.ts';
import { type AccessKey, createKey } from './keys.ts';
import { Snippets } from './Snippets.tsx';
import { useProjectName } from '../../../session/index.ts';
import { accessWords } from './words.ts';

registerIcons({ download: downloadIcon });

interface Made {
  readonly key: AccessKey;
  readonly secret: string;
}

/** Asks for a name, then shows the secret: only here, and only until it is closed. */
export function KeyCreate() {
  const t = useText(accessWords);
  const kit = useText(kitWords);
  const navigate = useNavigate();
  const isFull = useOutletContext<boolean>();
  const [open, setOpen] = useState(true);
  const [kept, setKept] = useState(false);
  const keep = useCallback(() => setKept(true), []);
  const { made, description, setDescription, busy, error, create } = useNewKey();
  const project = useProjectName();
  const title = t(made ? 'made.title' : 'create.title');
  usePageTitle(title);
  const full = isFull && !made ? t('create.full') : '';

  const mayGo = !made || kept;
  const { ask, question } = useConfirmSecretSaved(open && !mayGo, () => setOpen(false));

  const submit = () => {
    if (!busy && full === '') void create();
  };

  return (
    <>
      <Dialog
        size={made ? 'medium' : 'small'}
        description={project && !made ? kit('create.in', { project }) : ''}
        open={open}
        heading={title}
        onSkyClose={(event) => {
          if (mayGo) return setOpen(false);
          event.preventDefault();
          ask();
        }}
        onSkyClosed={() => void navigate(s3Paths.access())}
      >
        {made ? (
          <Secret made={made} onKept={keep} />
        ) : (
          <KeyForm
            title={title}
            full={full}
            error={error}
            description={description}
            onDescription={setDescription}
            onSubmit={submit}
          />
        )}
        <Button slot="footer" onClick={() => (mayGo ? setOpen(false) : ask())}>
          {made ? t('made.done') : kit('form.cancel')}
        </Button>
        {!made && (
          <Button slot="footer" variant="primary" busy={busy} disabledReason={full} onClick={submit}>
            {t('create.action')}
          </Button>
        )}
      </Dialog>
      <ConfirmSecretSaved {...question} />
    </>
  );
}

/** The draft of a key, and the key that was made of it. */
function useNewKey() {
  const [made, setMade] = useState<Made | null>(null);
  const [description, setDescription] = useState('');
  const { busy, error, run } = useAsyncAction();
  const create = () => run(async () => setMade(await createKey(description.trim())));
  return { made, description, setDescription, busy, error, create };
}

interface KeyFormProps {
  readonly title: string;
  /** Why there can be no further key; empty where there can. */
  readonly full: string;
  readonly error: unknown;
  readonly description: string;
  readonly onDescription: (text: string) => void;
  readonly onSubmit: () => void;
}

function KeyForm({ title, full, error, description, onDescription, onSubmit }: KeyFormProps) {
  const t = useText(accessWords);
  const kit = useText(kitWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={css.stack} name="s3_key" noValidate aria-label={title} onSubmit={submit}>
      {full !== '' && <Alert tone="info">{full}</Alert>}
      {error !== null && (
        <Alert tone="danger" live>
          {isLimit(error) ? t('create.full') : textOfError(kit, error)}
        </Alert>
      )}
      <TextField
        label={t('field.description')}
        note={kit('list.optional')}
        hint={t('field.description_hint')}
        maxLength={255}
        autocomplete="off"
        value={description}
        onInput={({ target }) => onDescription((target as HTMLInputElement).value)}
      />
    </form>
  );
}

const isLimit = (error: unknown) => error instanceof CallError && error.code === 'quota_exceeded';
const loadService = () => call(s3Api.service);

function Secret({ made, onKept }: { made: Made; onKept: () => void }) {
  const t = useText(accessWords);
  const { item: service } = useAnswer(loadService);
  const accessKey = made.key.acc_key;
  const box = useCopied<HTMLDivElement>(made.secret, onKept);
  const shown = [
    { label: t('field.key'), value: accessKey },
    { label: t('field.secret'), value: made.secret },
    ...(service ? [{ label: t('field.endpoint'), value: service.endpoint }] : []),
  ];
  const save = () => {
    saveBlob(new Blob([csvOf(accessKey, made.secret)], { type: 'text/csv' }), `${accessKey}.csv`);
    onKept();
  };
  return (
    <ShownOnce ref={box}>
      <Alert tone="warning">{t('made.text')}</Alert>
      <Properties>
        {shown.map(({ label, value }) => (
          <Property key={label} label={label}>
            <Mono>{value}</Mono> <CopyButton value={value} label={t('made.copy', { what: label })} />
          </Property>
        ))}
      </Properties>
      <div className={css.buttons}>
        <Button size="small" onClick={save}>
          <Icon slot="start" name="download" />
          {t('made.download')}
        </Button>
      </div>
      {service && (
        <Snippets facts={{ endpoint: service.endpoint, region: service.region, accessKey, secret: made.secret }} />
      )}
    </ShownOnce>
  );
}

/** As other consoles write it, so that tools can read it. */
const csvOf = (accessKey: string, secret: string) => `Access key ID,Secret access key\n${accessKey},${secret}\n`;
