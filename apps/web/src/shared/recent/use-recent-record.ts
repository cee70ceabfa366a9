import { useEffect } from 'react';
import { personKey } from '../session/person';
import { useSession } from '../session/session.context';
import { rememberRecord, type RecentKind } from './recent.store';

/** Adds the record to the recent ones in the command palette. */
export function useRecentRecord(kind: RecentKind, id: string, label: string): void {
  const person = personKey(useSession());
  useEffect(() => rememberRecord(person, { kind, id, label }), [person, kind, id, label]);
}
