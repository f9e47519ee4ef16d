import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import archive from 'lucide-static/icons/file-archive.svg?raw';
import audio from 'lucide-static/icons/file-music.svg?raw';
import code from 'lucide-static/icons/file-code.svg?raw';
import file from 'lucide-static/icons/file.svg?raw';
import image from 'lucide-static/icons/file-image.svg?raw';
import pdf from 'lucide-static/icons/file-type.svg?raw';
import table from 'lucide-static/icons/file-spreadsheet.svg?raw';
import text from 'lucide-static/icons/file-text.svg?raw';
import video from 'lucide-static/icons/file-play.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import type { Entry } from '../wire/listing.ts';
import { kindOf } from './files.rules.ts';
import * as css from './files.css.ts';

const icons = { archive, audio, code, file, image, pdf, table, text, video, folder };
registerIcons(Object.fromEntries(Object.entries(icons).map(([kind, svg]) => [`kind-${kind}`, svg])));

/** What kind of file it is, at a glance; the type stands in words beside it. */
export function KindIcon({ entry }: { entry: Pick<Entry, 'isFolder' | 'type'> }) {
  const kind = kindOf(entry);
  return (
    <span className={css.kind} data-kind={kind}>
      <Icon name={`kind-${kind}`} size={18} />
    </span>
  );
}
