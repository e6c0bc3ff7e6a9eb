/** What a browser and the server tell each other, without what differs between two battles whatever happens in them. */
import type { Page, Request, Response } from 'playwright-core';

const BESIDE = /^\/(assets|account|c|b)\b|^\/$/;
/** Heartbeats come when they come. */
const HEARTBEAT = /^\{"type":"(ping|pong)"/;

export class Traffic {
  private readonly exchanges: Promise<string>[] = [];
  private readonly open = new Set<Request>();
  /** The last version that came over the socket. */
  private heard = 0;

  constructor(
    private readonly page: Page,
    /** What belongs to this battle alone: its id, its campaign's. */
    private readonly own: readonly string[],
  ) {
    page.on('request', (request) => this.open.add(request));
    page.on('requestfailed', (request) => this.open.delete(request));
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('response', (response) => this.exchanges.push(this.told(response)));
    page.on('websocket', (socket) => {
      const frame = ({ payload }: { payload: string | Buffer }) => {
        const [, version] = /"type":"next".*?"version":(\d+)/.exec(String(payload)) ?? [];
        this.heard = Math.max(this.heard, Number(version ?? 0));
        if (!HEARTBEAT.test(String(payload)))
          this.exchanges.push(Promise.resolve(this.plain(String(payload))));
      };
      socket.on('framereceived', frame);
      socket.on('framesent', frame);
    });
  }

  /** Waits until the socket has brought this version. */
  async hears(version: number): Promise<void> {
    while (this.heard < version) await this.settled();
  }

  /** Waits until everything that was asked is answered, and nothing more is asked because of it. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      await this.page.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
      );
      if (this.open.size > 0) quiet = -1;
    }
  }

  /** Each different exchange so far: how often the same is asked depends on the pace of the machine. */
  async sofar(): Promise<string[]> {
    const all = await Promise.all(this.exchanges);
    return [...new Set(all.filter((one) => one !== ''))].sort();
  }

  private async told(response: Response): Promise<string> {
    const { pathname, search } = new URL(response.url());
    if (BESIDE.test(pathname)) return '';
    const asked = response.request().postData() ?? '';
    const answer = await response.text();
    return this.plain(`${response.status()} ${pathname}${search} ${this.form(asked)} → ${this.form(answer)}`);
  }

  private form(text: string): string {
    try {
      return JSON.stringify(JSON.parse(text));
    } catch {
      return text;
    }
  }

  private plain(text: string): string {
    return (
      this.own
        .reduce((told, name) => told.replaceAll(name, 'OWN'), text)
        .replaceAll(/OWN\/[\w-]{20,}\.svg/g, 'OWN/KEY.svg')
        .replaceAll(/"(position|after)":\d+/g, '"$1":0')
        // What a request costs counts the time that it took.
        .replaceAll(/"extensions":\{"cost":\d+,"remaining":\d+\}/g, '"extensions":{}')
        .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"MOMENT"')
        .replaceAll(/"[0-9a-f]{64}"/g, '"HASH"')
        .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"KEY"')
        .replaceAll(/Bearer [\w.-]+/g, 'Bearer TOKEN')
    );
  }
}
