/** Asks the user to confirm their identity. Calls refused in the meantime share the prompt and its result. */
export interface IdentityPrompt {
  /**
   * Opens the prompt or joins the open one. Resolves immediately to false if no component can show it, and to true if the user
   * has confirmed since the refused call was sent (`sentAt`, milliseconds since the epoch).
   */
  confirmIdentity: (sentAt: number) => Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createIdentityPrompt(now: () => number = Date.now): IdentityPrompt {
  const listeners = new Set<() => void>();
  let open: { promise: Promise<boolean>; resolve: (isConfirmed: boolean) => void } | null = null;
  let confirmedAt = -Infinity;
  const set = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    confirmIdentity: (sentAt) => {
      if (sentAt <= confirmedAt) return Promise.resolve(true);
      if (open) return open.promise;
      if (listeners.size === 0) return Promise.resolve(false);
      const question = createDeferred();
      set(question);
      return question.promise;
    },
    answer: (isConfirmed) => {
      const answered = open;
      if (answered && isConfirmed) confirmedAt = now();
      set(null);
      answered?.resolve(isConfirmed);
    },
    isOpen: () => open !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createDeferred() {
  let resolve: (isConfirmed: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The app's only instance, shown by `StepUpHost`. */
export const identityPrompt = createIdentityPrompt();
