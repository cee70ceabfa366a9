import {
  ADMINS,
  can,
  timelineKind,
  type Rights,
  type SourceEntry,
  type TimelineKind,
} from '@quillcare/contracts';

const OF_QUOTES: readonly TimelineKind[] = ['QUOTE', 'EMAIL', 'CASE'];

/** Returns the kinds of a client's entries the user may read. A source may filter further. */
export function visibleKinds(person: Rights): TimelineKind[] {
  const isAdmin = (ADMINS as readonly string[]).includes(person.role);
  return timelineKind.options.filter((kind) => {
    if (OF_QUOTES.includes(kind)) return can(person, 'QUOTES', 'READ');
    if (kind === 'LEAD') return can(person, 'LEADS', 'READ');
    // Who viewed a record is visible only to those who may read the audit trail.
    return kind !== 'VIEW' || isAdmin;
  });
}

/** Removes what the user may not read. That a question was asked stays visible, because it tells a coordinator why to call. */
export function visibleEntry(entry: SourceEntry, person: Rights): SourceEntry {
  const isHidden = entry.kind === 'CONVERSATION' && !can(person, 'QUOTES', 'READ');
  return isHidden ? { ...entry, text: null, subject: null, facts: {} } : entry;
}
