import { useSyncExternalStore } from 'react';

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
/** Shown or waiting; older ones go first. */
const MOST_KEPT = 6;

let toasts: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
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
  set([...toasts.filter((shown) => shown.id !== id), toast].slice(-MOST_KEPT));
  return id;
}

export function dismissToast(id: string): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Takes all away, for another person or the next test: they outlive the page that showed them. */
export function clearToasts(): void {
  set([]);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
