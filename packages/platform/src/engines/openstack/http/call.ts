import { create, type Struct, StructError } from 'superstruct';
import type { Refusal } from '../../../http/refusal.ts';
import { type Asked, refusalOfReply, refusalOfSilence, requestIdOf, unreadable } from './cloud-fault.ts';
import { type CloudReply, type CloudRequest, NoReply, sendToCloud, type Waits } from './send.ts';

/** A success. */
export interface Answered {
  readonly headers: Headers;
  /** The body, of which a struct names each field that is used. Throws a Refusal (502) for what is not like it. */
  read<T, S>(struct: Struct<T, S>): T;
}

/** Writes a line into the log of the platform. */
export type Warn = (facts: Readonly<Record<string, unknown>>, message: string) => void;

export interface CallParts extends Waits {
  readonly warn: Warn;
}

/** Whether the caller wants to see this refusal itself. */
type Expects = (reply: CloudReply) => boolean;

/** Sends it and answers with what was said, also where the caller expects a refusal. Throws a Refusal. */
export async function callCloud(
  parts: CallParts,
  service: string,
  request: CloudRequest,
  expects: Expects = () => false,
): Promise<CloudReply> {
  const asked = askedOf(service, request);
  const reply = await replyOf(parts, asked, request);
  if ((reply.status >= 200 && reply.status < 300) || expects(reply)) return reply;
  throw logged(parts, asked, refusalOfReply(asked, reply), { reply });
}

const askedOf = (service: string, { method, url }: CloudRequest): Asked => ({
  service,
  method,
  path: new URL(url).pathname,
});

async function replyOf(parts: CallParts, asked: Asked, request: CloudRequest): Promise<CloudReply> {
  try {
    return await sendToCloud(request, parts);
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    throw logged(parts, asked, refusalOfSilence(asked, error), { why: error.why });
  }
}

/**
 * Its operator has to know what is wrong with the cloud, and which changes it refuses although the platform's rules let them
 * through. A refused read, and an object that somebody else was faster with, are the caller's.
 */
function logged(
  { warn }: CallParts,
  asked: Asked,
  refusal: Refusal,
  { reply, why = null }: { readonly reply?: CloudReply; readonly why?: string | null },
): Refusal {
  const isOfCaller = asked.method === 'GET' || refusal.status === 412;
  if (refusal.status < 500 && isOfCaller) return refusal;
  const facts = { status: reply?.status ?? null, why, requestId: reply ? requestIdOf(reply) : null };
  const message =
    refusal.status < 500 ? 'the cloud refuses a change' : 'a service of the cloud does not answer as it should';
  warn({ cloud: { ...asked, ...facts } }, message);
  return refusal;
}

export function answered(parts: CallParts, service: string, request: CloudRequest, reply: CloudReply): Answered {
  const asked = askedOf(service, request);
  return {
    headers: reply.headers,
    read(struct) {
      try {
        return create(JSON.parse(reply.text), struct);
      } catch (error) {
        if (!(error instanceof SyntaxError) && !(error instanceof StructError)) throw error;
        // The place alone: what stands there may be a secret.
        const why = error instanceof StructError ? error.path.join('.') : 'no JSON';
        throw logged(parts, asked, unreadable(asked, reply), { reply, why });
      }
    },
  };
}
