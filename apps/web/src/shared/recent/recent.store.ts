/** Kinds of recently opened records. Each has a page of its own. */
const RECENT_KINDS = ['client', 'lead', 'quote'] as const;
export type RecentKind = (typeof RECENT_KINDS)[number];

/** A record the user opened, with the name its page shows. */
export interface RecentRecord {
  kind: RecentKind;
  id: string;
  label: string;
}

const PREFIX = 'quillcare.recent ';
const MAX_RECORDS = 8;

// Uses the tab's session storage, as drafts do, so that patients' names do not outlive the tab or the session on a shared
// computer.
function getStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Returns the records the user opened in this tab, most recent first. */
export function readRecentRecords(person: string): RecentRecord[] {
  try {
    const stored = JSON.parse(getStorage()?.getItem(PREFIX + person) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isRecord) : [];
  } catch {
    return [];
  }
}

export function rememberRecord(person: string, record: RecentRecord): void {
  const others = readRecentRecords(person).filter(({ id }) => id !== record.id);
  try {
    getStorage()?.setItem(PREFIX + person, JSON.stringify([record, ...others].slice(0, MAX_RECORDS)));
  } catch {
    // Storage is full or blocked, so there are no recent records.
  }
}

/** Removes the recent records of everyone after signing out, or of everyone but `except` when that user signs in. */
export function clearRecent(except?: string): void {
  const store = getStorage();
  if (!store) return;
  for (const key of Object.keys(store))
    if (key.startsWith(PREFIX) && key !== PREFIX + (except ?? '')) store.removeItem(key);
}

function isRecord(value: unknown): value is RecentRecord {
  const { kind, id, label } = (value ?? {}) as Partial<RecentRecord>;
  return RECENT_KINDS.some((one) => one === kind) && typeof id === 'string' && typeof label === 'string';
}
