import { isValidElement, type ReactNode } from 'react';

/**
 * What a cell says, for a file: the value a component was given rather than its drawing, so a moment is a moment and a
 * status the cloud's own word. '' for a mere dash. What is neither is said by the column itself (`Column.text`).
 */
export function textOfCell(cell: ReactNode): string {
  if (typeof cell === 'string') return cell === '—' ? '' : cell;
  if (typeof cell === 'number' || typeof cell === 'bigint') return String(cell);
  if (Array.isArray(cell)) {
    const parts = (cell as ReactNode[]).map((part) => textOfCell(part));
    return parts.filter((part) => part !== '').join(' ');
  }
  return isValidElement<Told>(cell) ? textOfProps(cell.props) : '';
}

interface Told {
  readonly at?: unknown;
  readonly status?: unknown;
  readonly value?: unknown;
  readonly children?: ReactNode;
}

function textOfProps({ at, status, value, children }: Told): string {
  const text = [at, status, value].find((one) => typeof one === 'string' || typeof one === 'number');
  return text === undefined ? textOfCell(children) : String(text);
}
