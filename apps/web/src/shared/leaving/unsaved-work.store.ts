import { useSyncExternalStore } from 'react';

/** One form's unsaved work. */
export interface UnsavedWork {
  /** The person leaves without it. */
  discard: () => void;
}

const open = new Map<object, UnsavedWork>();
const listeners = new Set<() => void>();
let asked: ((mayLeave: boolean) => void) | null = null;

function changed(): void {
  for (const listener of listeners) listener();
}

/** Tells whether an open form has unsaved work; null when it has none. */
export function setUnsavedWork(form: object, work: UnsavedWork | null): void {
  if (work) open.set(form, work);
  else if (!open.delete(form)) return;
  changed();
}

export function hasUnsavedWork(): boolean {
  return open.size > 0;
}

/** Drops all unsaved work; nothing is asked about it any more, whenever its forms get to know. */
export function discardUnsavedWork(): void {
  const works = [...open.values()];
  open.clear();
  for (const work of works) work.discard();
  changed();
}

/** Asks the person, if there is unsaved work; resolves to whether they leave without it. */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsavedWork()) return Promise.resolve(true);
  asked?.(false);
  return new Promise((resolve) => {
    asked = resolve;
    changed();
  });
}

export function answerLeaving(isLeaving: boolean): void {
  const answer = asked;
  asked = null;
  if (isLeaving) discardUnsavedWork();
  answer?.(isLeaving);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork, () => false);
}

/** Whether something other than the router waits for the answer. */
export function useIsAskedToLeave(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked !== null,
    () => false,
  );
}
