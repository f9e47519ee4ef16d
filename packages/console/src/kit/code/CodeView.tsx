import { basePathOf } from '@skydeck/contract';
import { Code } from '@skydeck/react-bindings/code';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { useState } from 'react';
import { useFormat, useText } from '../text/index.ts';
import * as css from './code.css.ts';
import { hclOf } from './hcl.rules.ts';
import { curlOf, type Format, formats, type RequestCode, shownBody, variablesOf } from './request.rules.ts';
import { codeWords } from './words.ts';

const tools = {
  curl: { name: 'curl', language: 'Shell' },
  terraform: { name: 'Terraform / OpenTofu', language: 'HCL' },
  json: { name: 'JSON', language: 'JSON' },
} as const satisfies Record<Format, { name: string; language: string }>;

const TOKEN = 'SKYDECK_TOKEN';

/** The request of a form in the languages in which people keep such things. */
export function CodeView({ request }: { request: RequestCode }) {
  const t = useText(codeWords);
  const [format, setFormat] = useState<Format>('curl');
  const text = textOf(format, request);
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
      {text === null ? (
        <p className={css.note} role="status">
          {t('none')}
        </p>
      ) : (
        <Code className={css.code} label={t('request')} language={tools[format].language} withCopy>
          {text}
        </Code>
      )}
      <Notes format={format} request={request} />
    </div>
  );
}

function Notes({ format, request }: { format: Format; request: RequestCode }) {
  const t = useText(codeWords);
  const list = useFormat().list;
  const names = variablesOf(request);
  return (
    <>
      {format === 'curl' && <p className={css.note}>{t('token', { variable: TOKEN })}</p>}
      {format === 'terraform' && request.terraform && <p className={css.note}>{t('credentials')}</p>}
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
  return curlOf(request, `${location.origin}${basePathOf(location.pathname)}`);
}
