import {
  acceptOf,
  CallError,
  Cancelled,
  isPictureName,
  type PictureKind,
  pictureExtensions,
  pictureLimits,
  themePicturePath,
} from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { FileField } from '@skydeck/react-bindings/file-field';
import { Progress } from '@skydeck/react-bindings/progress';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { currentClient } from '../../../kit/data/client.ts';
import type { DroppedFile } from '../../../kit/drop/files-of-items.ts';
import type { Form } from '../../../kit/form/index.ts';
import { textOfError, textOfProblem } from '../../../kit/failure/problem-text.ts';
import { problemWords } from '../../../kit/problems/words.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { sendPicture } from './theme-calls.ts';
import * as css from './theme.css.ts';
import type { ThemeDraft } from './theme.form.ts';
import { themeWords } from './words.ts';

interface PictureFieldProps {
  readonly form: Form<ThemeDraft>;
  readonly kind: PictureKind;
  readonly domainId: string;
  /** The address of the brand's. */
  readonly brand: string;
  /** Told when a file is on its way, and when it is there or was refused. */
  readonly onSending: (step: 1 | -1) => void;
}

const FileDrop = lazyComponent(
  async () => (await import('../../../kit/drop/FileDrop.tsx')).FileDrop,
  ({ children }) => children,
);

type Element = ComponentRef<typeof FileField>;

/** What only pictures can be refused for; the kit has no words for it. */
const reasons = [
  'picture_empty',
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_type',
  'picture_broken',
  'picture_unsafe',
] as const;

/** What shows now, and the place for another. It is sent at once: only the server can say whether it is a picture. */
export function PictureField({ form, kind, domainId, brand, onSending }: PictureFieldProps) {
  const t = useText(themeWords);
  const name = form.draft.pictures[kind];
  const isOwn = isPictureName(name);
  const { element, choose, drop, share, problem } = useSending({ form, kind, domainId, onSending });
  return (
    <div className={css.picture}>
      <FileDrop label={t(`picture.${kind}`)} onFiles={(files) => void files.then(drop)}>
        <Shown kind={kind} address={isOwn ? currentClient().address(themePicturePath(name)) : brand} />
      </FileDrop>
      <div className={css.pictureField}>
        <FileField
          ref={element}
          label={t(`picture.${kind}`)}
          hint={t(`picture.${kind}_hint`)}
          name={`pictures.${kind}`}
          accept={acceptOf(pictureExtensions)}
          acceptLabel="SVG, PNG, ICO, WebP"
          maxSize={pictureLimits[kind].bytes}
          error={problem}
          onChange={choose}
        >
          {share !== null && <Progress slot="progress" label={t('picture.sending')} value={share} />}
        </FileField>
        {isOwn && (
          <Button
            variant="link"
            size="small"
            description={t(`picture.${kind}`)}
            onClick={() => form.set(`pictures.${kind}`, '')}
          >
            {t('picture.brand_again')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The mark is drawn in the colour of its place, as the header does. */
function Shown({ kind, address }: { kind: PictureKind; address: string }) {
  return (
    <span className={css.shown} aria-hidden="true">
      {kind === 'logo' ? (
        <span className={css.mark} style={{ maskImage: `url("${address}")` }} />
      ) : (
        <img className={css.image} src={address} alt="" />
      )}
    </span>
  );
}

function useSending({ form, kind, domainId, onSending }: Omit<PictureFieldProps, 'brand'>) {
  const t = useText(themeWords);
  const words = useText(kitWords);
  const say = useText(problemWords);
  const element = useRef<Element>(null);
  const sending = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => () => sending.current?.abort(), []);

  const textOf = (error: unknown) => {
    const found = error instanceof CallError ? error.fields[kind] : undefined;
    const reason = reasons.find((code) => code === found?.code);
    if (reason) return t(`problem.${reason}`, { ...found?.values } as never);
    return found ? textOfProblem(say, found) : textOfError(words, error);
  };

  async function send(file: File, mine: AbortController) {
    onSending(1);
    try {
      setShare(0);
      const { name } = await sendPicture(domainId, kind, file, mine.signal, (sent, total) =>
        setShare((100 * sent) / Math.max(total, 1)),
      );
      form.set(`pictures.${kind}`, name);
      // It is the picture beside now.
      if (element.current) element.current.files = [];
    } catch (error) {
      if (!(error instanceof Cancelled)) setProblem(textOf(error));
    } finally {
      onSending(-1);
      if (sending.current === mine) setShare(null);
    }
  }

  function choose() {
    sending.current?.abort();
    setProblem('');
    const [file] = element.current?.files ?? [];
    // A file that is too large or of another name never leaves; the field says so itself.
    if (!file || !element.current?.checkValidity()) return;
    sending.current = new AbortController();
    void send(file, sending.current);
  }

  /** Onto the picture that shows: its field has what was dropped, and says what is wrong with it. */
  function drop(files: readonly DroppedFile[]) {
    const [file] = files.flatMap((one) => one.file ?? []);
    if (!file || !element.current) return;
    element.current.files = [file];
    choose();
  }
  return { element, choose, drop, share, problem };
}
