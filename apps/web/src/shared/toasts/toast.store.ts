import { createChanges } from '../changes/changes';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';

export interface ToastAction {
  label: string;
  /** Path of a page in the app. */
  to?: string;
  onClick?: () => void;
}

export interface ToastInput {
  title: string;
  message?: string;
  tone?: ToastTone;
  durationMs?: number;
  action?: ToastAction;
  /** Whether it reports what others did. The user's own actions take precedence. */
  isLive?: boolean;
  /** Replaces a visible toast with the same id. */
  id?: string;
}

export interface Toast extends ToastInput {
  id: string;
  tone: ToastTone;
  durationMs: number;
  /** Incremented with each toast, so that a toast that replaces another with the same id starts its own timer. */
  turn: number;
}

const DEFAULT_MS = 6_000;
/** Maximum number of toasts, visible and waiting. */
const MAX_TOASTS = 6;
/** Maximum number of visible toasts, so that they do not cover the page. The others wait. */
const MAX_VISIBLE_TOASTS = 3;

let toasts: readonly Toast[] = [];
let counter = 0;
const changes = createChanges();

function set(next: readonly Toast[]): void {
  toasts = next;
  changes.announce();
}

/** Shows a toast and returns its id. */
export function showToast(input: ToastInput): string {
  counter += 1;
  const id = input.id ?? `toast-${counter}`;
  const toast: Toast = {
    ...input,
    id,
    tone: input.tone ?? 'success',
    durationMs: input.durationMs ?? DEFAULT_MS,
    turn: counter,
  };
  set(limitToasts([...toasts.filter((shown) => shown.id !== id), toast]));
  return id;
}

/** Drops a toast if there are too many: the oldest live one, or the oldest of all if there is no live one. */
function limitToasts(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= MAX_TOASTS) return all;
  const dropped = all.find(({ isLive }) => isLive) ?? all[0];
  return all.filter((toast) => toast !== dropped);
}

/** Returns the visible toasts. Live ones wait while the user's own need the space. */
export function visibleToasts(all: readonly Toast[]): readonly Toast[] {
  const own = all.filter(({ isLive }) => !isLive).slice(0, MAX_VISIBLE_TOASTS);
  const live = all.filter(({ isLive }) => isLive).slice(0, MAX_VISIBLE_TOASTS - own.length);
  return all.filter((toast) => own.includes(toast) || live.includes(toast));
}

export function dismissToast(id: string): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Removes all toasts, for another user or the next test, because they outlive the page that showed them. */
export function clearToasts(): void {
  set([]);
}

export function useToasts(): readonly Toast[] {
  return changes.useValue(() => toasts);
}
