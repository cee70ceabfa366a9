import { createChanges } from '../changes/changes';

export interface UnsavedWork {
  /** Called when the user leaves without saving. */
  discard: () => void;
}

const open = new Map<object, UnsavedWork>();
const changes = createChanges();
let asked: ((mayLeave: boolean) => void) | null = null;

/** Registers a form's unsaved work. Null if it has none. */
export function setUnsavedWork(form: object, work: UnsavedWork | null): void {
  if (work) open.set(form, work);
  else if (!open.delete(form)) return;
  changes.announce();
}

export function hasUnsavedWork(): boolean {
  return open.size > 0;
}

/** Discards all unsaved work. It is unregistered immediately, so that nothing asks about it even before the forms update. */
export function discardUnsavedWork(): void {
  const works = [...open.values()];
  open.clear();
  for (const work of works) work.discard();
  changes.announce();
}

/** Asks the user to confirm if there is unsaved work. Resolves to whether they leave. */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsavedWork()) return Promise.resolve(true);
  asked?.(false);
  return new Promise((resolve) => {
    asked = resolve;
    changes.announce();
  });
}

export function answerLeaving(isLeaving: boolean): void {
  const answer = asked;
  asked = null;
  if (isLeaving) discardUnsavedWork();
  answer?.(isLeaving);
  changes.announce();
}

export function useHasUnsavedWork(): boolean {
  return changes.useValue(hasUnsavedWork);
}

/** Whether something other than the router is waiting for the answer. */
export function useIsAskedToLeave(): boolean {
  return changes.useValue(() => asked !== null);
}
