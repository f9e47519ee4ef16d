import { basePathOf, settingsApi } from '@skydeck/contract';
import { Code } from '@skydeck/react-bindings/code';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { useState } from 'react';
import { call } from '../data/client.ts';
import { useAnswer } from '../data/useAnswer.ts';
import type { Form } from '../form/useForm.ts';
import { useFormat, useText } from '../text/index.ts';
import * as css from './code.css.ts';
import { hclOf } from './hcl.rules.ts';
import { markedLines } from './marked-lines.rules.ts';
import { openstackCliOf, secretsOf } from './openstack-cli.rules.ts';
import {
  COOKIES,
  curlOf,
  type Format,
  formats,
  type RequestCode,
  shownBody,
  TOKEN,
  variablesOf,
  withoutGaps,
} from './request.rules.ts';
import { codeWords } from './words.ts';

const tools = {
  curl: { name: 'curl', language: 'Shell' },
  terraform: { name: 'Terraform / OpenTofu', language: 'HCL' },
  json: { name: 'JSON', language: 'JSON' },
  openstack: { name: 'OpenStack CLI', language: 'Shell' },
} as const satisfies Record<Format, { name: string; language: string }>;

const isForOpenstack = (format: Format) => format === 'terraform' || format === 'openstack';

interface CodeViewProps {
  readonly request: RequestCode;
  readonly form: CodedForm;
  /** The path of the field that has the focus: its lines are marked. */
  readonly field: string | null;
}

/** What of a form its code tells. */
export type CodedForm = Pick<Form<object>, 'draft' | 'isComplete' | 'fieldOf'>;

/** The request of a form in the languages in which people keep such things. */
export function CodeView({ request: asked, form, field }: CodeViewProps) {
  const t = useText(codeWords);
  const [format, setFormat] = useState<Format>('curl');
  const request = form.isComplete ? asked : withoutGaps(asked);
  const text = textOf(format, request);
  const marked = field === null || text === null ? [] : markedLines(text, { format, request, form, field });
  return (
    <div className={css.view}>
      <p className={css.note}>{t('about')}</p>
      <Segmented
        label={t('format')}
        labelHidden
        size="small"
        value={format}
        onChange={(event) => setFormat((event.target as EventTarget & { value: Format }).value)}
      >
        {formats.map((one) => (
          <Segment key={one} value={one} label={tools[one].name} />
        ))}
      </Segmented>
      {!form.isComplete && <p className={css.note}>{t('incomplete')}</p>}
      {isForOpenstack(format) && text !== null && <NeedsOpenstack />}
      {text === null ? (
        <p className={css.note} role="status">
          {t('none')}
        </p>
      ) : (
        <Code className={css.code} label={t('request')} language={tools[format].language} markedLines={marked} withCopy>
          {text}
        </Code>
      )}
      <Notes format={format} request={request} />
    </div>
  );
}

const readAbout = (signal: AbortSignal) => call(settingsApi.about, { signal });

/** Not where an OpenStack answers, nor where nobody knows what does. */
function NeedsOpenstack() {
  const t = useText(codeWords);
  const { item } = useAnswer(readAbout);
  if (item?.engine === undefined || item.engine === 'openstack') return null;
  return (
    <p className={css.note} role="note">
      {t('openstack_needed')}
    </p>
  );
}

function Notes({ format, request }: { format: Format; request: RequestCode }) {
  const t = useText(codeWords);
  const list = useFormat().list;
  const names = format === 'openstack' ? secretsOf(request.terraform ?? []) : variablesOf(request);
  return (
    <>
      {format === 'curl' && (
        <p className={css.note}>
          {request.bySession ? t('session', { program: 'curl', file: COOKIES }) : t('token', { variable: TOKEN })}
        </p>
      )}
      {isForOpenstack(format) && request.terraform && <p className={css.note}>{t('credentials')}</p>}
      {format !== 'terraform' && names.length > 0 && (
        <p className={css.note}>{t('secrets', { names: list(names.map((name) => `$${name}`)) })}</p>
      )}
      {format === 'curl' && names.length > 0 && <p className={css.note}>{t('needs', { program: 'awk' })}</p>}
    </>
  );
}

function textOf(format: Format, request: RequestCode): string | null {
  if (format === 'json') return shownBody(request);
  if (format === 'terraform') return request.terraform && hclOf(request.terraform);
  if (format === 'openstack') return request.terraform && openstackCliOf(request.terraform);
  return curlOf(request, `${location.origin}${basePathOf(location.pathname)}`);
}
