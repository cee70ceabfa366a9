import type { Base, Values } from './merge';

/** What somebody had typed into a form before the page was reloaded. */
export interface Draft {
  /** When it was typed, in milliseconds. */
  at: number;
  /** The changed fields only. */
  values: Values;
  /** What the form was opened with, so that a colleague's later change is noticed. */
  base: Base;
}

const PREFIX = 'quillcare.draft ';
/** A draft of last week would surprise more than it helps. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** The key of a form's draft: it is offered to the same person, for the same record, only. */
export function draftKey(person: string, form: string, record: string): string {
  return `${PREFIX}${person} ${form} ${record}`;
}

// The tab's own storage: it survives a reload and a lost session, not the closing of the tab at a shared desk.
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    storage()?.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: leaving the page still asks.
  }
}

export function readDraft(key: string, now = Date.now()): Draft | null {
  try {
    const draft = JSON.parse(storage()?.getItem(key) ?? 'null') as Draft | null;
    if (!draft || typeof draft.at !== 'number' || !draft.values || !draft.base?.values) return null;
    return now - draft.at > LONGEST_MS ? null : draft;
  } catch {
    return null;
  }
}

export function dropDraft(key: string): void {
  storage()?.removeItem(key);
}

/** Forgets what was typed: everybody's after signing out, or all but one person's when the next one signs in. */
export function forgetDrafts(except?: string): void {
  const store = storage();
  if (!store) return;
  for (const key of Object.keys(store))
    if (key.startsWith(PREFIX) && !(except && key.startsWith(`${PREFIX}${except} `))) store.removeItem(key);
}
