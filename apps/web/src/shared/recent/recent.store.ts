/** What a recently opened record is; each has a page of its own. */
export const RECENT_KINDS = ['client', 'lead', 'quote'] as const;
export type RecentKind = (typeof RECENT_KINDS)[number];

/** A record that the person opened, under the name that its page shows. */
export interface RecentRecord {
  kind: RecentKind;
  id: string;
  label: string;
}

const PREFIX = 'quillcare.recent ';
const MOST = 8;

// The tab's own storage, as for drafts: names of patients outlive neither the tab nor the session at a shared desk.
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The records that this person opened last in this tab, the latest first. */
export function recentRecords(person: string): RecentRecord[] {
  try {
    const kept = JSON.parse(storage()?.getItem(PREFIX + person) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  } catch {
    return [];
  }
}

export function rememberRecord(person: string, record: RecentRecord): void {
  const others = recentRecords(person).filter(({ id }) => id !== record.id);
  try {
    storage()?.setItem(PREFIX + person, JSON.stringify([record, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or forbidden: the box shows no recent records.
  }
}

/** Forgets what was opened: by everybody after signing out, or by all but one person when the next one signs in. */
export function forgetRecent(except?: string): void {
  const store = storage();
  if (!store) return;
  for (const key of Object.keys(store))
    if (key.startsWith(PREFIX) && key !== PREFIX + (except ?? '')) store.removeItem(key);
}

function isRecord(value: unknown): value is RecentRecord {
  const { kind, id, label } = (value ?? {}) as Partial<RecentRecord>;
  return RECENT_KINDS.some((one) => one === kind) && typeof id === 'string' && typeof label === 'string';
}
