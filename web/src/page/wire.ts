/** A line to a table in the page, in place of a socket to a server. */

export class Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  hear(data: string): void {
    this.onmessage?.({ data });
  }

  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  close(): void {
    this.end(1000);
    this.leave();
  }
}
