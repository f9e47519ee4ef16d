import assert from 'node:assert/strict';
import { Refusal } from '../http/refusal.ts';

/** The refusal of a call: its status, its code, the codes of its fields. Fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<{
  status: number;
  code: string;
  message: string;
  fields: Record<string, string>;
  values: Record<string, unknown>;
}> {
  const answer = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  assert.ok(answer instanceof Refusal, answer === null ? 'the call was not refused' : String(answer));
  const fields = Object.fromEntries(Object.entries(answer.fields).map(([path, { code }]) => [path, code]));
  const { status, code, message, values } = answer;
  return { status, code, message, fields, values };
}

/** The same of calls that are made at once; asked for one after the other, an early refusal would be nobody's. */
export const refusalsOf = (calls: readonly Promise<unknown>[]) => Promise.all(calls.map(refusalOf));

/** The fields' codes of a 400; fails for every other outcome. */
export async function problemsOfCall(call: Promise<unknown>): Promise<Record<string, string>> {
  const { status, code, fields } = await refusalOf(call);
  assert.deepEqual([status, code], [400, 'validation_failed']);
  return fields;
}
