import {
  askAssistant,
  parseInput,
  updateAssistantSettings,
  type AssistantAnswer,
} from '@quillcare/contracts';
import { contextFor, RpcClient, runServices, type RunningProcess } from '@quillcare/service-kit';
import { startProduct, type Product, type TestOrganisation } from '@quillcare/testing';
import { ModelStub, WORDS } from '../model/model-stub.suite';

const model = new ModelStub();
let product: Product;
let elsewhere: RunningProcess;
let practice: TestOrganisation;

beforeAll(async () => {
  product = await startProduct({
    only: ['identity', 'assistant'],
    gateway: true,
    env: { ASSISTANT_URL: await model.start() },
  });
  elsewhere = await runServices({ config: product.config, services: [], role: 'api' });
  practice = await product.signUp();
  await product.call(updateAssistantSettings, { body: { version: 0, usesModel: true } }, practice.admin);
});
beforeEach(() => model.reset());
afterAll(async () => {
  await elsewhere?.stop();
  await product?.stop();
  model.stop();
});

const body = { message: 'How do I send a quote to the patient?', conversationHistory: [] };
const WHOLE = WORDS.join('');

function send(accept: string, signal?: AbortSignal, token = practice.accessToken): Promise<Response> {
  const headers = { accept, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${product.url}/api/ai-chat`, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

interface Heard {
  name: string;
  data: unknown;
}

async function* eventsOf({ body: stream }: Response): AsyncGenerator<Heard> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of stream as unknown as AsyncIterable<Uint8Array>) {
    const events = (rest + decoder.decode(piece, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      yield { name, data: JSON.parse(data) };
    }
  }
}

async function all(response: Response): Promise<Heard[]> {
  const heard: Heard[] = [];
  for await (const one of eventsOf(response)) heard.push(one);
  return heard;
}

describe('streaming over HTTP', () => {
  it('returns the documented JSON if no stream is requested', async () => {
    const response = await send('application/json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ response: WHOLE, isOffline: false });
  });

  it('sends each piece before the model has produced the next, and then the result', async () => {
    model.answer = 'WAIT';
    const response = await send('text/event-stream');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const events = eventsOf(response);
    expect((await events.next()).value).toEqual({ name: 'text', data: WORDS[0] });
    model.goOn();
    expect((await events.next()).value).toEqual({ name: 'text', data: WORDS[1] });
    const last = (await events.next()).value as Heard;
    expect(last).toMatchObject({ name: 'result', data: { response: WHOLE, isOffline: false } });
    expect((last.data as AssistantAnswer).articles[0]?.slug).toBe('send-a-quote');
    expect((await events.next()).done).toBe(true);
  });

  it('replaces a model answer that breaks off with the complete article', async () => {
    model.answer = 'HALF';
    const heard = await all(await send('text/event-stream'));
    expect(heard[0]).toEqual({ name: 'text', data: WORDS[0] });
    const { response, isOffline } = heard.at(-1)?.data as AssistantAnswer;
    expect(isOffline).toBe(true);
    expect(response).toMatch(/^\*\*Send a quote.*\(Offline mode\)$/s);
  });

  it('stops the model once the reader has gone', async () => {
    model.answer = 'WAIT';
    const leaving = new AbortController();
    const events = eventsOf(await send('text/event-stream', leaving.signal));
    await events.next();
    leaving.abort();
    await product.eventually(async () => expect(model.hungUp).toBe(1));
  });

  it('answers a refusal with problem details', async () => {
    const response = await send('text/event-stream', undefined, 'nobody');
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('streaming from another process', () => {
  function ask(gone: AbortSignal, take: (text: string) => void) {
    const context = contextFor(practice.admin);
    const rpc = elsewhere.app.get(RpcClient, { strict: false });
    return rpc.dispatch(askAssistant, parseInput(askAssistant, { body }), context, { gone, onText: take });
  }

  it('sends the pieces in order before the result', async () => {
    model.answer = 'WAIT';
    const heard: string[] = [];
    const asking = ask(new AbortController().signal, (text) => heard.push(text));
    await product.eventually(async () => expect(heard).toEqual([WORDS[0]]));
    model.goOn();
    expect(await asking).toMatchObject({ response: WHOLE, isOffline: false });
    expect(heard).toEqual([...WORDS]);
  });

  it('stops the model when the reader leaves', async () => {
    model.answer = 'WAIT';
    const leaving = new AbortController();
    const asking = ask(leaving.signal, () => leaving.abort());
    await expect(asking).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    await product.eventually(async () => expect(model.hungUp).toBe(1));
  });
});
