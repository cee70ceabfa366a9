import { AsyncLocalStorage } from 'node:async_hooks';
import type { NatsConnection } from '@nats-io/transport-node';
import { newId } from '../ids';

/** Receives the text of an answer while it is being generated. The operation's result also contains the complete text. */
export interface AnswerReader {
  onText(text: string): void;
  /** Aborted when the reader has disconnected. */
  readonly gone: AbortSignal;
}

const storage = new AsyncLocalStorage<AnswerReader | undefined>();

/** Returns the reader of the answer being generated; undefined if the caller waits for the complete result. */
export function currentReader(): AnswerReader | undefined {
  return storage.getStore();
}

/** Runs `work` with a reader or without one, because operations called within an operation must not stream to its reader. */
export function runWithReader<T>(reader: AnswerReader | undefined, work: () => T): T {
  return storage.run(reader, work);
}

/** The NATS subjects of one reader for the duration of the call. */
export interface AnswerWire {
  /** Sent with the request. */
  name: string;
  close: () => void;
}

type Connection = Pick<NatsConnection, 'subscribe' | 'publish'>;

/**
 * For the calling process: passes what the serving process publishes on the wire to the reader. Uses the connection of the
 * request, so that the subscription exists before the request is sent.
 */
export function openAnswerWire(nats: Connection, namespace: string, reader: AnswerReader): AnswerWire {
  const name = `${namespace}.answer.${newId()}`;
  const text = nats.subscribe(name, {
    callback: (error, message) => {
      if (!error) reader.onText(message.string());
    },
  });
  const publishDisconnect = () => nats.publish(disconnectSubject(name));
  reader.gone.addEventListener('abort', publishDisconnect, { once: true });
  return {
    name,
    close: () => {
      reader.gone.removeEventListener('abort', publishDisconnect);
      text.unsubscribe();
    },
  };
}

/** For the serving process: runs `work` for the reader at the other end. */
export async function serveWire<T>(nats: Connection, name: string, work: () => Promise<T>): Promise<T> {
  const disconnect = new AbortController();
  const hungUp = nats.subscribe(disconnectSubject(name), { callback: () => disconnect.abort() });
  try {
    return await runWithReader({ onText: (text) => nats.publish(name, text), gone: disconnect.signal }, work);
  } finally {
    hungUp.unsubscribe();
  }
}

const disconnectSubject = (name: string) => `${name}.gone`;
