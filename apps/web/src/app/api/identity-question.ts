/** Asks the person to confirm that it is them. Calls that are refused meanwhile share the question and its answer. */
export interface IdentityQuestion {
  /** Opens the question, or joins the open one; false at once where nobody could put it. */
  ask: () => Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createIdentityQuestion(): IdentityQuestion {
  const listeners = new Set<() => void>();
  let open: { promise: Promise<boolean>; resolve: (isConfirmed: boolean) => void } | null = null;
  const set = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: () => {
      if (listeners.size === 0) return Promise.resolve(false);
      if (!open) {
        let resolve: (isConfirmed: boolean) => void = () => undefined;
        const promise = new Promise<boolean>((settle) => {
          resolve = settle;
        });
        set({ promise, resolve });
        return promise;
      }
      return open.promise;
    },
    answer: (isConfirmed) => {
      const answered = open;
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

/** The one question of the app; `StepUpHost` puts it. */
export const identityQuestion = createIdentityQuestion();
