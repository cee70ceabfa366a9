import { AsyncLocalStorage } from 'node:async_hooks';
import type { NatsConnection } from '@nats-io/transport-node';
import { newId } from '../ids';

/** Whoever reads the text of an answer while it is still being made; the result of the operation has it whole. */
export interface AnswerReader {
  take(text: string): void;
  /** Aborted when nobody reads any more. */
  readonly gone: AbortSignal;
}

const storage = new AsyncLocalStorage<AnswerReader | undefined>();

/** Who reads the answer that the running work makes; undefined where the caller waits for the whole. */
export function currentReader(): AnswerReader | undefined {
  return storage.getStore();
}

/** Runs `work` for a reader, or for none: what an operation calls is not read by whoever called the operation. */
export function readBy<T>(reader: AnswerReader | undefined, work: () => T): T {
  return storage.run(reader, work);
}

/** One reader's subjects, as long as the call lasts. */
export interface AnswerWire {
  /** Goes with the request. */
  name: string;
  close: () => void;
}

type Connection = Pick<NatsConnection, 'subscribe' | 'publish'>;

/**
 * For the process that asks: what the other one says on the wire reaches the reader. The wire takes the connection of the
 * request, so that it is there before the request is.
 */
export function openWire(nats: Connection, namespace: string, reader: AnswerReader): AnswerWire {
  const name = `${namespace}.answer.${newId()}`;
  const text = nats.subscribe(name, {
    callback: (error, message) => {
      if (!error) reader.take(message.string());
    },
  });
  const hangUp = () => nats.publish(goneOf(name));
  reader.gone.addEventListener('abort', hangUp, { once: true });
  return {
    name,
    close: () => {
      reader.gone.removeEventListener('abort', hangUp);
      text.unsubscribe();
    },
  };
}

/** For the process that answers: runs `work` for the reader at the other end. */
export async function joinWire<T>(nats: Connection, name: string, work: () => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const hungUp = nats.subscribe(goneOf(name), { callback: () => gone.abort() });
  try {
    return await readBy({ take: (text) => nats.publish(name, text), gone: gone.signal }, work);
  } finally {
    hungUp.unsubscribe();
  }
}

const goneOf = (name: string) => `${name}.gone`;
