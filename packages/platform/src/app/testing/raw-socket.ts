import { connect } from 'node:net';

/** A websocket as few bytes as can be: a client that keeps to nothing, or one of thousands. */
export interface RawSocket {
  write(bytes: Buffer): void;
  /** Resolves with the code that the server closed it with; 1006 where it was cut without a word. */
  readonly closed: Promise<number>;
}

/** Resolves when it is open; rejects with the status when it is refused. */
export function openRawSocket(
  url: string,
  localAddress: string,
  onText: (text: string) => void = () => {},
): Promise<RawSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<RawSocket>();
  const closing = Promise.withResolvers<number>();
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  let [waiting, isOpen, code] = [Buffer.alloc(0), false, 1006];
  socket.on('connect', () =>
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
    ),
  );
  socket.on('data', (piece) => {
    waiting = Buffer.concat([waiting, piece]);
    if (!isOpen) {
      const end = waiting.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!waiting.subarray(0, 12).includes('101')) return void reject(new Error(waiting.toString('latin1', 9, 12)));
      waiting = waiting.subarray(end + 4);
      isOpen = true;
      resolve({ write: (bytes) => void socket.write(bytes), closed: closing.promise });
    }
    for (let frame = readFrame(waiting); frame; frame = readFrame(waiting)) {
      waiting = waiting.subarray(frame.length);
      if (frame.opcode === 1) onText(frame.payload.toString());
      if (frame.opcode === 8 && frame.payload.length >= 2) code = frame.payload.readUInt16BE(0);
    }
  });
  socket.on('error', (error) => reject(error));
  socket.on('close', () => {
    reject(new Error('cut'));
    closing.resolve(code);
  });
  return promise;
}

function readFrame(bytes: Buffer) {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 127;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + size) return null;
  return { opcode: bytes.readUInt8(0) & 15, payload: bytes.subarray(head, head + size), length: head + size };
}

/** As a client writes it; masked with zeros, so that it stays what it is. `first`: FIN and opcode. */
export function frameOf(first: number, payload: string): Buffer {
  const body = Buffer.from(payload);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), body]);
}
