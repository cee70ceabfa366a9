import type { OrganisationRecord } from '@quillcare/contracts';

export interface RecordFacts extends OrganisationRecord {
  /** The ISO date in the practice's time zone. */
  today: string;
}

/** The pure rules of a record. `I` are the fields users enter, `D` the derived columns, `F` the facts the rules need. */
export interface RecordRules<I extends object, D extends object, F = RecordFacts> {
  /**
   * Returns the stored form of the fields that were sent, such as phone numbers normalised by the rules of the country; fields
   * that were not sent stay unchanged. Throws VALIDATION_FAILED with every invalid field.
   */
  prepare?(sent: Partial<I>, facts: F): Partial<I>;
  /** Returns columns derived from the fields, such as search keys. */
  derive?(fields: I): D;
  /** Checks what depends on the current time, such as an end in the past; throws VALIDATION_FAILED. */
  check?(record: I & D, now: Date): void;
}

/** Returns the columns of a new record. */
export function newRecord<I extends object, D extends object, F>(
  rules: RecordRules<I, D, F>,
  input: I,
  facts: F,
): I & D {
  return changedRecord(rules, {} as I, input, facts);
}

/** Returns the columns of a record after a change; fields that were not sent are neither checked nor replaced. */
export function changedRecord<I extends object, D extends object, F>(
  rules: RecordRules<I, D, F>,
  current: I,
  changes: Partial<I>,
  facts: F,
): I & D {
  const sent = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<I>;
  const fields: I = { ...current, ...sent, ...rules.prepare?.(sent, facts) };
  return { ...fields, ...(rules.derive?.(fields) as D) };
}
