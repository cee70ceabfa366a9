import { createChanges } from '../changes/changes';

/** One form's unsaved work. */
export interface UnsavedWork {
  /** The person leaves without it. */
  discard: () => void;
}

const open = new Map<object, UnsavedWork>();
const changes = createChanges();
let asked: ((mayLeave: boolean) => void) | null = null;

/** Tells whether an open form has unsaved work; null when it has none. */
export function setUnsavedWork(form: object, work: UnsavedWork | null): void {
  if (work) open.set(form, work);
  else if (!open.delete(form)) return;
  changes.announce();
}

export function hasUnsavedWork(): boolean {
  return open.size > 0;
}

/** Drops all unsaved work; nothing is asked about it any more, whenever its forms get to know. */
export function discardUnsavedWork(): void {
  const works = [...open.values()];
  open.clear();
  for (const work of works) work.discard();
  changes.announce();
}

/** Asks the person, if there is unsaved work; resolves to whether they leave without it. */
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

/** Whether something other than the router waits for the answer. */
export function useIsAskedToLeave(): boolean {
  return changes.useValue(() => asked !== null);
}
