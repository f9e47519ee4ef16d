import { useState } from 'react';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { blankPool, newPool, type PoolDraft } from './pool.form.ts';
import { pools, poolWords } from './pool.ts';
import { PoolParts } from './PoolParts.tsx';
import { usePoolParts } from './usePoolParts.ts';
import { withFreePort } from './ports.rules.ts';

interface Props {
  readonly isOpen: boolean;
  /** The one that is changed; null makes a new one. */
  readonly pool: PoolDraft | null;
  readonly others: readonly PoolDraft[];
  /** Of the load balancer; '' while it is not chosen. */
  readonly networkId: string;
  /** The address of its first part. */
  readonly base: string;
  readonly onTake: (pool: PoolDraft) => void;
}

/** A pool of a load balancer that is not made yet: it is taken into that one's form, and nothing is sent. */
export function PoolDraftForm({ isOpen, pool, others, networkId, base, onTake }: Props) {
  const t = useText(poolWords);
  const shell = useFormShell();
  // What the form began with stays, whatever the others become.
  const [model] = useState(() => {
    const whole = newPool({}, () => copyOf(pool ?? withFreePort(blankPool(), others)));
    return { ...whole, toBody: (written: PoolDraft) => written };
  });
  const form = useForm(model, {
    submit: (written) => {
      onTake(copyOf(written));
      shell.done({ kind: 'updated', resource: pools.name, id: '' });
      return Promise.resolve();
    },
  });
  const parts = usePoolParts(form, base);
  if (!isOpen) return null;
  return (
    <FormShell
      wide
      title={pool ? t('edit.title', { name: pool.name }) : t('create.title')}
      form={parts.form}
      resource={pools.name}
      submitLabel={t(pool ? 'draft.change' : 'create.action')}
    >
      <PoolParts parts={parts} networkId={networkId} />
    </FormShell>
  );
}

/** What lies in a form's memory cannot be written by another. */
const copyOf = (pool: PoolDraft): PoolDraft => JSON.parse(JSON.stringify(pool)) as PoolDraft;
