import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import * as css from './entry.css.ts';

registerIcons({ plus, 'trash-2': trash });

export type Pair = readonly [name: string, value: string];

/** Pairs as they are being written. */
export interface PairRows {
  readonly rows: readonly Pair[];
  /** Without those that have no name yet. */
  readonly pairs: readonly Pair[];
  readonly set: (rows: readonly Pair[]) => void;
}

export function usePairs(saved: readonly Pair[]): PairRows {
  const [rows, set] = useState(saved);
  return { rows, pairs: rows.filter(([name]) => name !== ''), set };
}

interface PairsProps {
  readonly state: PairRows;
  readonly words: {
    readonly name: (number: number) => string;
    readonly value: (number: number) => string;
    readonly remove: (number: number) => string;
  };
  readonly mostName: number;
  readonly mostValue: number;
  readonly mayWrite: boolean;
  /** What is wrong with a pair, by its place. */
  readonly wrongName: (at: number) => string;
  readonly wrongValue?: (at: number) => string;
}

/** Names with their values, one line for each. */
export function Pairs({
  state: { rows, set },
  words,
  mostName,
  mostValue,
  mayWrite,
  wrongName,
  wrongValue,
}: PairsProps) {
  const change = (at: number, pair: Pair) => set(rows.map((row, place) => (place === at ? pair : row)));
  return (
    <div className={css.pairs}>
      {rows.map(([name, value], at) => (
        // A pair has no identity but its place while its name is being typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.pair}>
          <TextField
            label={words.name(at + 1)}
            labelHidden
            size="small"
            maxLength={mostName}
            spellCheck="false"
            value={name}
            error={wrongName(at)}
            readOnly={!mayWrite}
            onInput={({ target }) => change(at, [(target as HTMLInputElement).value, value])}
          />
          <TextField
            label={words.value(at + 1)}
            labelHidden
            size="small"
            maxLength={mostValue}
            value={value}
            error={wrongValue?.(at) ?? ''}
            readOnly={!mayWrite}
            onInput={({ target }) => change(at, [name, (target as HTMLInputElement).value])}
          />
          {mayWrite && (
            <Button
              size="small"
              variant="ghost"
              iconOnly
              label={words.remove(at + 1)}
              onClick={() => set(rows.filter((_, place) => place !== at))}
            >
              <Icon name="trash-2" />
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

interface AddPairProps {
  readonly state: PairRows;
  readonly label: string;
  readonly whyNot?: string;
}

export function AddPair({ state: { rows, set }, label, whyNot = '' }: AddPairProps) {
  return (
    <Button size="small" disabledReason={whyNot} onClick={() => set([...rows, ['', '']])}>
      <Icon slot="start" name="plus" />
      {label}
    </Button>
  );
}
