import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { ConfirmDelete } from '../../../kit/confirm/index.ts';
import { Card } from '../../../kit/details/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from './bucket.css.ts';
import { bucketWords } from './words.ts';

registerIcons({ pencil, plus, 'trash-2': trash });

interface RuleListProps<Rule> {
  readonly title: string;
  /** What it is for, and what holds while there is no rule. */
  readonly text: string;
  readonly rules: readonly Rule[];
  readonly nameOf: (rule: Rule, at: number) => string;
  /** What each says, in their order. */
  readonly facts: readonly ReactNode[];
  /** The words why a rule cannot be changed here, or ''. */
  readonly whyFixed?: (rule: Rule) => string;
  /** null: a new one. */
  readonly onEdit: (at: number | null) => void;
  /** Rejects with a CallError. */
  readonly onRemove: (at: number) => Promise<void>;
  readonly children?: ReactNode;
}

/** Rules of one kind, in words, each with what can be done to it. */
export function RuleList<Rule>({
  title,
  text,
  rules,
  nameOf,
  facts,
  whyFixed = () => '',
  onEdit,
  onRemove,
  children,
}: RuleListProps<Rule>) {
  const t = useText(bucketWords);
  const mayUpdate = useCan('s3_enable', 'update');
  const [toDelete, setToDelete] = useState<number | null>(null);
  const ruleToDelete = toDelete === null ? undefined : rules[toDelete];
  const add = mayUpdate && (
    <Button size="small" onClick={() => onEdit(null)}>
      <Icon slot="start" name="plus" />
      {t('rule.add')}
    </Button>
  );
  return (
    <Card title={title} action={add}>
      <p className={css.remark}>{text}</p>
      <ul className={css.rules} aria-label={title}>
        {rules.map((rule, at) => (
          <RuleItem
            // Rules have no identity but their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            name={nameOf(rule, at)}
            fact={facts[at]}
            mayUpdate={mayUpdate}
            whyFixed={whyFixed(rule)}
            onEdit={() => onEdit(at)}
            onRemove={() => setToDelete(at)}
          />
        ))}
      </ul>
      {children}
      {toDelete !== null && ruleToDelete !== undefined && (
        <ConfirmDelete
          open
          icon="sliders-horizontal"
          title={t('rule.remove_title')}
          message={t('rule.remove_text')}
          items={[{ id: String(toDelete), name: nameOf(ruleToDelete, toDelete) }]}
          confirmLabel={t('rule.remove_confirm')}
          onConfirm={() => onRemove(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </Card>
  );
}

interface RuleItemProps {
  readonly name: string;
  readonly fact: ReactNode;
  readonly mayUpdate: boolean;
  readonly whyFixed: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function RuleItem({ name, fact, mayUpdate, whyFixed, onEdit, onRemove }: RuleItemProps) {
  const t = useText(bucketWords);
  return (
    <li className={css.rule}>
      <div className={css.ruleText}>
        <span className={css.ruleTitle}>{name}</span>
        {fact}
      </div>
      {mayUpdate && (
        <span className={css.buttons}>
          <Button
            size="small"
            variant="ghost"
            iconOnly
            label={t('rule.edit', { name })}
            disabledReason={whyFixed}
            onClick={onEdit}
          >
            <Icon name="pencil" />
          </Button>
          <Button size="small" variant="ghost" iconOnly label={t('rule.remove', { name })} onClick={onRemove}>
            <Icon name="trash-2" />
          </Button>
        </span>
      )}
    </li>
  );
}
