import { textOfProblem } from '../failure/problem-text.ts';
import { useText } from '../text/index.ts';
import { problemWords } from '../problems/words.ts';
import { readPath } from './model.ts';
import type { CheckBinding, Form, TextBinding } from './useForm.ts';

type Target = EventTarget & { value: string; checked: boolean; values: string[] };

export interface Fields {
  /** For text-field, text-area, select, radio-group and single comboboxes. */
  text(path: string): TextBinding;
  /** For checkbox and switch. */
  check(path: string): CheckBinding;
  /**
   * For a combobox with several values; a problem of one value shows at the field. `spell` writes what was typed as it is
   * meant: `10.0.0.5` as `10.0.0.5/32`.
   */
  many(
    path: string,
    spell?: (text: string) => string,
  ): {
    readonly name: string;
    readonly values: string[];
    readonly invalidValues: string[];
    readonly error: string;
    readonly onChange: (event: Event) => void;
  };
  /** The words of a field's problem, '' when there is none to show. */
  errorAt(path: string): string;
}

/** Ties elements to a form: value, name, words of its problem, and where the person has been. */
export function useFields<Draft extends object>(form: Form<Draft>): Fields {
  const t = useText(problemWords);
  const errorAt = (path: string) => {
    const problem = form.problemAt(path);
    return problem ? textOfProblem(t, problem) : '';
  };
  const valueAt = (path: string) => readPath(form.draft, path);
  return {
    errorAt,
    text: (path) => ({
      name: path,
      value: String(valueAt(path) ?? ''),
      error: errorAt(path),
      onInput: (event) => form.set(path, (event.target as Target).value),
      onChange: (event) => {
        form.set(path, (event.target as Target).value);
        form.touch(path);
      },
    }),
    check: (path) => ({
      name: path,
      checked: valueAt(path) === true,
      error: errorAt(path),
      onChange: (event) => form.set(path, (event.target as Target).checked),
    }),
    many: (path, spell = (text) => text) => {
      const values = [...(valueAt(path) as readonly string[])];
      const wrong = values.flatMap((value, at) =>
        form.problemAt(`${path}.${at}`) ? [[value, errorAt(`${path}.${at}`)] as const] : [],
      );
      return {
        name: path,
        values,
        invalidValues: wrong.map(([value]) => value),
        error: errorAt(path) || (wrong[0]?.[1] ?? ''),
        onChange: (event) => {
          form.set(path, (event.target as Target).values.map(spell));
          for (const at of (event.target as Target).values.keys()) form.touch(`${path}.${at}`);
        },
      };
    },
  };
}
