/** Stands in for XMLHttpRequest, which Node has not. The test plays the network's part. */
export class RequestDouble {
  opened: readonly [method: string, url: string] | null = null;
  readonly sentHeaders: Record<string, string> = {};
  sent: unknown = null;
  isAborted = false;
  status = 0;
  statusText = '';
  responseText = '';
  readonly answerHeaders: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name.toLowerCase()] ?? null;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.isAborted = true;
    // As the standard has it: `abort` is told of only where something was sent.
    if (this.sent !== null) this.onabort?.();
  }

  makeProgress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }
  fail(): void {
    this.onerror?.();
  }
  answer(status: number, statusText: string, text: string, headers: Record<string, string> = {}): void {
    Object.assign(this, { status, statusText, responseText: text });
    Object.assign(this.answerHeaders, headers);
    this.onload?.();
  }
}
