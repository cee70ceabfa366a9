import type { PatientResponseKind } from '@quillcare/contracts';
import type { KnownDetails } from './answer-part';
import { getHandedOverQuoteId } from '../signing/tablet';
import { getAllParts } from './answer-parts';
import { initialValues, partValues, type AnswerValues } from './answer.form';
import { questionPart } from './message.part';

/** What this device holds of an answer that has not been sent. */
export interface AnswerDraft {
  readonly choice: PatientResponseKind | null;
  readonly values: AnswerValues;
}

interface Stored {
  document: string;
  savedAt: number;
  choice: unknown;
  parts: Record<string, unknown>;
}

/**
 * Values typed on this page that must not be stored. Kept in memory, so that they survive sending a question and reloading the
 * quote.
 */
let draftInMemory: { key: string; document: string; values: AnswerValues } | null = null;

const PREFIX = 'quillcare.answer.';
/** Stored instead of a document hash for a draft carried over from a previous version of the quote. */
const CARRIED_OVER = 'carried';
const RETENTION_DAYS = 14;
const DAY_MS = 86_400_000;

/** Returns the draft for this link from memory or this device, or a new one. */
export function loadDraft(token: string, known: KnownDetails, now = Date.now()): AnswerDraft {
  const draft = readStoredDraft(token, known, now);
  const { documentHash } = known.quote;
  if (
    draftInMemory?.key !== storageKey(token) ||
    ![documentHash, CARRIED_OVER].includes(draftInMemory.document)
  )
    return draft;
  const entries = getAllParts(known.quote).flatMap((part) => {
    const own = draftInMemory?.values[part.id];
    return own && !part.beginsAnew ? [[part.id, own] as const] : [];
  });
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(entries) } };
}

/** Returns the draft stored on this device. It is validated, because it may be outdated or written by something else. */
export function readStoredDraft(token: string, known: KnownDetails, now = Date.now()): AnswerDraft {
  const values = initialValues(known);
  removeExpired(now);
  const stored = read(storageKey(token));
  // Bound to the document hash, so that a draft of one version fills in the next only if the patient carried it over.
  const isCarried = stored?.document === CARRIED_OVER;
  if (!isCarried && stored?.document !== known.quote.documentHash) return { choice: null, values };
  const restored = getAllParts(known.quote).map((part) => {
    const start = partValues(part, values);
    return [
      part.id,
      { ...start, ...pickMatchingValues(part.toDraft?.(start) ?? {}, stored.parts?.[part.id]) },
    ] as const;
  });
  const choice = isChoice(stored.choice) && !isCarried ? stored.choice : null;
  return { choice, values: Object.fromEntries(restored) };
}

/**
 * Stores only what the parts allow: no signatures, dates of birth or free text. On the practice's device it is stored only until
 * that is handed back, because the next patient uses it.
 */
export function saveDraft(token: string, { quote }: Pick<KnownDetails, 'quote'>, draft: AnswerDraft): void {
  draftInMemory = { key: storageKey(token), document: quote.documentHash, values: draft.values };
  const parts = getAllParts(quote).flatMap((part) => {
    const storable = part.toDraft?.(partValues(part, draft.values));
    return storable ? [[part.id, storable] as const] : [];
  });
  const stored: Stored = {
    document: quote.documentHash,
    savedAt: Date.now(),
    choice: draft.choice,
    parts: Object.fromEntries(parts),
  };
  write(storageKey(token), stored);
}

function write(key: string, stored: Stored): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(stored)));
}

/** Clears a question that has been sent, and keeps the draft of an answer. */
export function clearQuestion(token: string): void {
  if (draftInMemory?.key === storageKey(token)) {
    const { [questionPart.id]: _sent, ...values } = draftInMemory.values;
    draftInMemory = { ...draftInMemory, values };
  }
  const stored = read(storageKey(token));
  if (stored) write(storageKey(token), { ...stored, choice: null });
}

/** Moves the draft to the link of the newer version. */
export function moveDraft(token: string, next: string): void {
  const stored = read(storageKey(token));
  const own = draftInMemory?.key === storageKey(token) ? draftInMemory : null;
  clearDraft(token);
  if (stored) write(storageKey(next), { ...stored, document: CARRIED_OVER });
  draftInMemory = own && { ...own, key: storageKey(next), document: CARRIED_OVER };
}

export function clearDraft(token: string): void {
  draftInMemory = null;
  withStorage((storage) => storage.removeItem(storageKey(token)));
}

/** For handing the practice's device back. */
export function clearAllDrafts(): void {
  draftInMemory = null;
  withStorage((storage) => draftKeys(storage).forEach((key) => storage.removeItem(key)));
}

function draftKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((name) => name.startsWith(PREFIX));
}

/**
 * Returns the storage key: a 53-bit hash of the link's 256-bit token. Enough to find the draft, but not to reconstruct the link.
 */
export function storageKey(token: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of token) {
    const code = character.charCodeAt(0);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const mixed = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const other = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return PREFIX + (2 ** 32 * (0x1fffff & other) + (mixed >>> 0)).toString(36);
}

/** Removes drafts that are too old. */
function removeExpired(now: number): void {
  withStorage((storage) => {
    for (const key of draftKeys(storage)) {
      const savedAt = read(key)?.savedAt;
      if (typeof savedAt !== 'number' || now - savedAt > RETENTION_DAYS * DAY_MS) storage.removeItem(key);
    }
  });
}

function read(key: string): Stored | null {
  const text = withStorage((storage) => storage.getItem(key));
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Stored | null) : null;
  } catch {
    // Not written by this page, so there is no draft.
    return null;
  }
}

/** Without storage the patient can still answer, but leaving the page loses the draft. */
function withStorage<R>(act: (storage: Storage) => R): R | null {
  try {
    return act(getHandedOverQuoteId() === null ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}

function isChoice(value: unknown): value is PatientResponseKind {
  return value === 'accept' || value === 'reject' || value === 'query';
}

/** Keeps only stored values whose field still exists with the same type. */
function pickMatchingValues(expected: object, stored: unknown): object {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const own: unknown = (expected as Record<string, unknown>)[name];
      return (
        own !== undefined &&
        value !== null &&
        // An empty stored field must not hide what the practice has since entered.
        value !== '' &&
        typeof value === typeof own &&
        Array.isArray(value) === Array.isArray(own)
      );
    }),
  );
}
