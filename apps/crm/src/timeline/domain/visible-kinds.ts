import {
  ADMINS,
  can,
  timelineKind,
  type Rights,
  type SourceEntry,
  type TimelineKind,
} from '@quillcare/contracts';

const OF_QUOTES: readonly TimelineKind[] = ['QUOTE', 'EMAIL', 'CASE'];

/** The kinds of entries that a person may read of a client; a source may leave out more. */
export function visibleKinds(person: Rights): TimelineKind[] {
  const isAdmin = (ADMINS as readonly string[]).includes(person.role);
  return timelineKind.options.filter((kind) => {
    if (OF_QUOTES.includes(kind)) return can(person, 'QUOTES', 'READ');
    if (kind === 'LEAD') return can(person, 'LEADS', 'READ');
    // Who looked at a record is for those who may read the audit.
    return kind !== 'VIEW' || isAdmin;
  });
}

/** An entry without what the person may not read: that a question was asked tells a coordinator why somebody is called. */
export function visibleEntry(entry: SourceEntry, person: Rights): SourceEntry {
  const isHidden = entry.kind === 'CONVERSATION' && !can(person, 'QUOTES', 'READ');
  return isHidden ? { ...entry, text: null, subject: null, facts: {} } : entry;
}
