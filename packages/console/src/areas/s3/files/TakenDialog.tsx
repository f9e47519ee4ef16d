import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
import { useState } from 'react';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import type { Choice } from '../upload/upload.rules.ts';
import { lastPartOf, visibleName } from '../wire/names.ts';
import { filesWords } from './words.ts';
import type { Question } from './useUpload.ts';

interface Props {
  readonly question: Question;
  readonly onAnswer: (choice: Choice | null) => void;
}

/** Asked once, for all names that are taken. */
export function TakenDialog({ question, onAnswer }: Props) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const [choice, setChoice] = useState<Choice>('keep');
  const [open, setOpen] = useState(true);
  const [answer, setAnswer] = useState<Choice | null>(null);
  const count = question.taken.size;
  const [first = ''] = question.taken;
  return (
    <Dialog
      open={open}
      heading={t('taken.title', { count, name: visibleName(lastPartOf(first)) })}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={() => onAnswer(answer)}
    >
      <RadioGroup
        label={t('taken.what')}
        value={choice}
        onChange={(event) => setChoice((event.currentTarget as EventTarget & { value: Choice }).value)}
      >
        <Radio value="keep" label={t('taken.keep')} hint={t('taken.keep_hint')} />
        <Radio value="replace" label={t('taken.replace')} hint={t('taken.replace_hint')} />
        <Radio value="skip" label={t('taken.skip')} />
      </RadioGroup>
      <Button slot="footer" onClick={() => setOpen(false)}>
        {kit('form.cancel')}
      </Button>
      <Button
        slot="footer"
        variant="primary"
        onClick={() => {
          setAnswer(choice);
          setOpen(false);
        }}
      >
        {t('upload.action')}
      </Button>
    </Dialog>
  );
}
