import type { Base, Values } from './merge';

/** What was typed into a form before the page was reloaded. */
export interface Draft {
  /** When it was typed, in milliseconds since the epoch. */
  at: number;
  /** The changed fields only. */
  values: Values;
  /** The version the form was opened with, so that later changes by a colleague are detected. */
  base: Base;
}

const PREFIX = 'quillcare.draft ';
/** An older draft would surprise more than help. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Returns the storage key of a form's draft. It is only offered to the same user for the same record. */
export function buildDraftKey(person: string, form: string, record: string): string {
  return `${PREFIX}${person} ${form} ${record}`;
}

// Uses the tab's session storage. It survives a reload and an expired session, but not closing the tab, because desks are shared.
function getStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function storeDraft(key: string, draft: Draft): void {
  try {
    getStorage()?.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked, but leaving the page still asks for confirmation.
  }
}

export function readDraft(key: string, now = Date.now()): Draft | null {
  try {
    const draft = JSON.parse(getStorage()?.getItem(key) ?? 'null') as Draft | null;
    if (!draft || typeof draft.at !== 'number' || !draft.values || !draft.base?.values) return null;
    return now - draft.at > MAX_AGE_MS ? null : draft;
  } catch {
    return null;
  }
}

export function removeDraft(key: string): void {
  getStorage()?.removeItem(key);
}

/** Removes all drafts after signing out, or all but those of `except` when that user signs in. */
export function clearDrafts(except?: string): void {
  const store = getStorage();
  if (!store) return;
  for (const key of Object.keys(store))
    if (key.startsWith(PREFIX) && !(except && key.startsWith(`${PREFIX}${except} `))) store.removeItem(key);
}
