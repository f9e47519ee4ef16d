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
  const asked: Asked = { service, method: request.method, path: new URL(request.url).pathname };
  const reply = await replyOf(parts, asked, request);
  if ((reply.status >= 200 && reply.status < 300) || expects(reply)) return reply;
  throw logged(parts, asked, refusalOfReply(asked, reply), reply);
}

async function replyOf(parts: CallParts, asked: Asked, request: CloudRequest): Promise<CloudReply> {
  try {
    return await sendToCloud(request, parts);
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    throw logged(parts, asked, refusalOfSilence(asked, error), null, error);
  }
}

/** What is wrong with the cloud its operator has to know; what it refuses is the caller's. */
function logged<R extends Refusal>(
  { warn }: CallParts,
  asked: Asked,
  refusal: R,
  reply: CloudReply | null,
  cause?: NoReply,
): R {
  if (refusal.status < 500) return refusal;
  warn(
    {
      cloud: {
        ...asked,
        status: reply?.status ?? null,
        why: cause?.why ?? null,
        requestId: reply && requestIdOf(reply),
      },
    },
    'a service of the cloud does not answer as it should',
  );
  return refusal;
}

export function answered(parts: CallParts, service: string, request: CloudRequest, reply: CloudReply): Answered {
  const asked: Asked = { service, method: request.method, path: new URL(request.url).pathname };
  return {
    headers: reply.headers,
    read(struct) {
      try {
        return create(JSON.parse(reply.text), struct);
      } catch (error) {
        if (!(error instanceof SyntaxError) && !(error instanceof StructError)) throw error;
        throw logged(parts, asked, unreadable(asked, reply), reply);
      }
    },
  };
}
