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
  /** It tells of what others did: what the person did themselves comes first. */
  isLive?: boolean;
  /** Replaces a visible toast with the same id. */
  id?: string;
}

export interface Toast extends ToastInput {
  id: string;
  tone: ToastTone;
  durationMs: number;
  /** Rises with each toast: one that replaces another with its id is a new one, with its time before it. */
  turn: number;
}

const DEFAULT_MS = 6_000;
/** Shown or waiting. */
const MOST_KEPT = 6;
/** More would cover the page: the others wait until there is room. */
const MOST_SHOWN = 3;

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
  set(mostOf([...toasts.filter((shown) => shown.id !== id), toast]));
  return id;
}

/** Of too many the oldest live one goes, and an own one only where there is no other. */
function mostOf(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= MOST_KEPT) return all;
  const gone = all.find(({ isLive }) => isLive) ?? all[0];
  return all.filter((toast) => toast !== gone);
}

/** Those that are shown: live ones wait while own ones need their places. */
export function shownOf(all: readonly Toast[]): readonly Toast[] {
  const own = all.filter(({ isLive }) => !isLive).slice(0, MOST_SHOWN);
  const live = all.filter(({ isLive }) => isLive).slice(0, MOST_SHOWN - own.length);
  return all.filter((toast) => own.includes(toast) || live.includes(toast));
}

export function dismissToast(id: string): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Takes all away, for another person or the next test: they outlive the page that showed them. */
export function clearToasts(): void {
  set([]);
}

export function useToasts(): readonly Toast[] {
  return changes.useValue(() => toasts);
}
