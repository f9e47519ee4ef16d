import { CallError } from '@skydeck/contract';
import { saveFile } from '../../data/save-file.ts';
import { notify } from '../../notify/index.ts';
import { textOfError } from '../../failure/problem-text.ts';
import { loadText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { Column } from '../columns.ts';
import { toolWords } from '../tools/words.ts';
import type { List } from '../useList.ts';
import { fileNameOf } from './csv.rules.ts';
import { exportList } from './export-list.ts';

/** All rows of the view, not only this page, as a file for spreadsheets. What goes wrong is told in a notice. */
export async function runExport<Item>(list: List<Item>, columns: readonly Column<Item>[], name: string): Promise<void> {
  const t = await loadText(toolWords);
  try {
    const { csv, rows, isCut } = await exportList(list.ask, list.query, columns);
    saveFile(csv, fileNameOf(name, new Date()), 'text/csv');
    if (isCut) notify('warning', t('export.cut', { count: rows }));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    notify('error', t('export.failed'), { message: textOfError(await loadText(kitWords), error) });
  }
}
