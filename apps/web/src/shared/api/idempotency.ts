import { randomKey } from './random-key';

export interface ActionKeys {
  /** Returns the key for this action: a new one, or the previous one if the same request failed before. */
  keyFor: (request: object) => string;
  /** Reports success, so that the same request counts as a new action next time. */
  markDone: (request: object) => void;
}

/** Keeps one idempotency key for each unfinished action. */
export function createActionKeys(newKey: () => string = randomKey): ActionKeys {
  const open = new Map<string, string>();
  return {
    keyFor: (request) => {
      const print = fingerprint(request);
      const key = open.get(print) ?? newKey();
      open.set(print, key);
      return key;
    },
    markDone: (request) => {
      open.delete(fingerprint(request));
    },
  };
}

function fingerprint(request: object): string {
  return JSON.stringify(request, (_name, value: unknown) =>
    value instanceof File ? { name: value.name, size: value.size, lastModified: value.lastModified } : value,
  );
}
