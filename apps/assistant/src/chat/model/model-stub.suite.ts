import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The chunks of the stub's answer. */
export const WORDS = ['Open the draft ', 'and choose **Send**.'] as const;

/** A fake language model: answers each question as configured and records the requests. */
export class ModelStub {
  readonly asked: { messages: { role: string; content: string }[] }[] = [];
  /** HALF drops the connection after the first chunk; WAIT sends the rest once `goOn` is called. */
  answer: 'WORDS' | 'NOTHING' | 'ERROR' | 'SILENCE' | 'HALF' | 'WAIT' = 'WORDS';
  /** Number of callers that disconnected before the answer was complete. */
  hungUp = 0;
  private server!: Server;
  private waiting: (() => void)[] = [];

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      response.on('close', () => (this.hungUp += response.writableFinished ? 0 : 1));
      void bodyOf(request).then((body) => {
        this.asked.push(JSON.parse(body) as ModelStub['asked'][number]);
        this.reply(response);
      });
    });
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  reset(): void {
    this.asked.length = 0;
    this.answer = 'WORDS';
    this.hungUp = 0;
    this.waiting = [];
  }

  /** Sends the remainder held back by WAIT. */
  goOn(): void {
    for (const one of this.waiting.splice(0)) one();
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private reply(response: ServerResponse): void {
    if (this.answer === 'SILENCE') return;
    if (this.answer === 'ERROR') return void response.writeHead(500).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (this.answer === 'NOTHING') return finish(response);
    response.write(pieceOf(WORDS[0]));
    const rest = () => {
      response.write(pieceOf(WORDS[1]));
      finish(response);
    };
    if (this.answer === 'WORDS') rest();
    if (this.answer === 'HALF') setTimeout(() => response.destroy(), 50);
    if (this.answer === 'WAIT') this.waiting.push(rest);
  }
}

const pieceOf = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

function finish(response: ServerResponse): void {
  response.end('data: [DONE]\n\n');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
