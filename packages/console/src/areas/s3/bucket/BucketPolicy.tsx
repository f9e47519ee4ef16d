import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Code } from '@skydeck/react-bindings/code';
import { Disclosure } from '@skydeck/react-bindings/disclosure';
import { TextArea } from '@skydeck/react-bindings/text-area';
import { useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { kitWords } from '../../../kit/words.ts';
import { LocalPanel } from '../LocalPanel.tsx';
import { type Policy, readPolicy, type Statement, writePolicy } from '../wire/policy.ts';
import { policySetting } from '../wire/settings.ts';
import * as css from './bucket.css.ts';
import { RuleList } from './RuleList.tsx';
import { isPlain } from './rules.form.ts';
import { StatementFacts, StatementForm } from './StatementForm.tsx';
import { type SettingState, useSetting, withItem, withoutItem } from './useSetting.ts';
import { bucketWords } from './words.ts';

/** Who may do what in the bucket besides its project: sentence by sentence, and as the server has it. */
export function BucketPolicy({ bucket }: { bucket: string }) {
  const t = useText(bucketWords);
  const setting: SettingState<Policy> = useSetting(bucket, policySetting);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const { change } = setting;
  const put = (at: number | null, statement: Statement) =>
    change((now) => ({ ...now, statements: withItem(now.statements, at, statement) }));
  return (
    <ItemGate state={setting.state}>
      {(policy) => (
        <>
          <RuleList
            title={t('tab.policy')}
            text={t('policy.text')}
            rules={policy.statements}
            nameOf={({ sid }, at) => sid || t('policy.number', { number: at + 1 })}
            facts={policy.statements.map((statement, at) => (
              // Statements have no identity but their order.
              // oxlint-disable-next-line react/no-array-index-key
              <StatementFacts key={at} bucket={bucket} statement={statement} />
            ))}
            whyFixed={(statement) => (isPlain(bucket, statement) ? '' : t('rule.has_more'))}
            onEdit={(at) => setEdited(at ?? 'new')}
            onRemove={(at) => change((now) => ({ ...now, statements: withoutItem(now.statements, at) }))}
          >
            <RawPolicy key={writePolicy(policy) ?? ''} policy={policy} setting={setting} />
          </RuleList>
          {edited !== null && (
            <LocalPanel onClose={() => setEdited(null)}>
              <StatementForm
                bucket={bucket}
                statement={edited === 'new' ? undefined : policy.statements[edited]}
                onSave={(statement) => put(edited === 'new' ? null : edited, statement)}
              />
            </LocalPanel>
          )}
        </>
      )}
    </ItemGate>
  );
}

/** The document itself, to be read and pasted. */
function RawPolicy({ policy, setting }: { policy: Policy; setting: SettingState<Policy> }) {
  const t = useText(bucketWords);
  const kit = useText(kitWords);
  const mayUpdate = useCan('s3_enable', 'update');
  const { text, setText, isEditing, setEditing, busy, error, save } = usePolicyText(policy, setting);

  return (
    <Disclosure label={t('policy.json')}>
      <div className={css.stack}>
        {isEditing ? (
          <TextArea
            label={t('policy.json')}
            labelHidden
            rows={14}
            spellCheck="false"
            value={text}
            error={error}
            onInput={({ target }) => setText((target as HTMLTextAreaElement).value)}
          />
        ) : (
          <Code className={css.json} label={t('policy.json')} language="JSON" withCopy>
            {text || '{}'}
          </Code>
        )}
        {error !== '' && !isEditing && <Alert tone="danger">{error}</Alert>}
        {mayUpdate && (
          <div className={css.buttons}>
            {isEditing ? (
              <>
                <Button size="small" variant="primary" busy={busy} onClick={() => void save()}>
                  {t('save')}
                </Button>
                <Button size="small" onClick={() => setEditing(false)}>
                  {kit('form.cancel')}
                </Button>
              </>
            ) : (
              <Button size="small" onClick={() => setEditing(true)}>
                {t('policy.edit_json')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Disclosure>
  );
}

/** The document as it is being written. */
function usePolicyText(policy: Policy, setting: SettingState<Policy>) {
  const t = useText(bucketWords);
  const kit = useText(kitWords);
  const [text, setText] = useState(() => writePolicy(policy) ?? '');
  const [isEditing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function save() {
    const next = readPolicy(text);
    if (!next) return setError(t('policy.not_json'));
    setBusy(true);
    setError('');
    try {
      await setting.change(() => next);
      setEditing(false);
    } catch (problem) {
      setError(textOfError(kit, problem));
    } finally {
      setBusy(false);
    }
  }

  return { text, setText, isEditing, setEditing, busy, error, save };
}
