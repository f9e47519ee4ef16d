import type { ErrorBody, ErrorCode } from '@skydeck/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDamaged, isDiskFull } from '../store/disk-faults.ts';
import { StoreUnavailable } from '../store/passing-faults.ts';
import { Unwanted } from '../store/store.ts';
import { Refusal, unknownPath } from './refusal.ts';

interface Wrong {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
}

// What the HTTP layer itself refuses, in the catalogue's terms.
const ofFastify: Readonly<Record<string, Wrong>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'body_too_large', message: 'The request is larger than 1 MiB' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'wrong_media_type', message: 'Send application/json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'unreadable_body',
    message: 'The body is not as long as it says',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'unreadable_body', message: 'The body is empty' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'unreadable_body', message: 'The body is not JSON' },
};

/** One place where errors become answers; nothing of an unexpected one leaves the server but the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => refuse(request, reply, unknownPath()));
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return refuse(request, reply, error);
  // Whoever asked has gone, and nobody hears of it.
  if (error instanceof Unwanted) return reply.hijack();
  const wrong = ofFastify[error.code] ?? ofStore(error) ?? unreadable(error);
  if (wrong && wrong.status >= 500) request.log.error({ err: error, requestId: request.id }, wrong.message);
  if (wrong) return refuse(request, reply, new Refusal(wrong.status, wrong.code, wrong.message));
  request.log.error({ err: error, requestId: request.id }, 'unexpected error');
  return refuse(
    request,
    reply,
    new Refusal(500, 'server_error', 'Internal Server Error. Please contact your system administrator.'),
  );
}

/** What the disk or the database has done to a request: nobody's fault, and the same for whoever asks. */
function ofStore(error: unknown): Wrong | null {
  // spec: data.unavailable
  if (error instanceof StoreUnavailable)
    return { status: 503, code: 'database_unavailable', message: 'The database does not answer: try again' };
  if (isDiskFull(error))
    return { status: 507, code: 'disk_full', message: 'The disk of the server is full: nothing can be written' };
  if (isDamaged(error))
    return { status: 500, code: 'damaged', message: 'The stored data is damaged: tell the system administrator' };
  return null;
}

// Undecodable addresses and the like have no code of their own each.
function unreadable(error: FastifyError): Wrong | null {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? { status: 400, code: 'bad_request', message: 'The request is not readable' }
    : null;
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message, fields, values, headers }: Refusal,
) {
  const body: ErrorBody = {
    error: {
      err_code: code,
      message,
      request_id: request.id,
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(Object.keys(values).length > 0 && { values }),
    },
  };
  // An answer that was about to be a page or a file is none now.
  return reply.code(status).headers(headers).header('Cache-Control', 'no-store').type('application/json').send(body);
}
