import { CallError } from '@skydeck/contract';
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
    save(csv, fileNameOf(name, new Date()));
    if (isCut) notify('warning', t('export.cut', { count: rows }));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    notify('error', t('export.failed'), { message: textOfError(await loadText(kitWords), error) });
  }
}

function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
