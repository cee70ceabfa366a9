import { createChanges } from '../changes/changes';

export interface UnsavedWork {
  /** Called when the user leaves without saving. */
  discard: () => void;
  /** URL parameter that shows the form, such as the one that opens its drawer. Omitted if the path does. */
  param?: string;
}

interface Place {
  pathname: string;
  search: string;
}

const open = new Map<object, UnsavedWork>();
const changes = createChanges();
let pendingAnswer: ((mayLeave: boolean) => void) | null = null;

/** Registers a form's unsaved work. Null if it has none. If that was the last, an open question has nothing left to ask about. */
export function setUnsavedWork(form: object, work: UnsavedWork | null): void {
  if (work) open.set(form, work);
  else if (!open.delete(form)) return;
  if (open.size === 0 && pendingAnswer) return answerLeaveQuestion(false);
  changes.announce();
}

export function hasUnsavedWork(): boolean {
  return open.size > 0;
}

/** Whether unsaved work would be lost by going from one place to another. */
export function isWorkLostBetween(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return hasUnsavedWork();
  const valueIn = ({ search }: Place, param: string) => new URLSearchParams(search).get(param);
  return [...open.values()].some(({ param }) => param && valueIn(from, param) !== valueIn(to, param));
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
  pendingAnswer?.(false);
  return new Promise((resolve) => {
    pendingAnswer = resolve;
    changes.announce();
  });
}

export function answerLeaveQuestion(isLeaving: boolean): void {
  const answer = pendingAnswer;
  pendingAnswer = null;
  if (isLeaving) discardUnsavedWork();
  answer?.(isLeaving);
  changes.announce();
}

export function useHasUnsavedWork(): boolean {
  return changes.useValue(hasUnsavedWork);
}

/** Whether something other than the router is waiting for the answer. */
export function useIsLeaveQuestionOpen(): boolean {
  return changes.useValue(() => pendingAnswer !== null);
}
