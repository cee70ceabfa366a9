export interface ImportTrace {
  recordId: string;
  act: 'CREATED' | 'CHANGED';
  /** The previous values of the columns the import changed; null if it created the record or only added something to it. */
  before: Record<string, unknown> | null;
  /** Ids of what was added with the record, such as notes. */
  added: string[] | null;
  versionAfter: number;
  /** Whether a user edited it while the import was still running. */
  isTouched: boolean;
}

export type UndoStep = { outcome: 'REMOVED' | 'RESTORED' } | { outcome: 'LEFT'; reason: string };

/**
 * Decides what undoing an import does to a record. It is left alone if it was edited or removed since, or if it was created by
 * the import and is in use.
 */
export function undoStep(
  { act, versionAfter, isTouched }: ImportTrace,
  present: { version: number; isRemoved: boolean } | null,
  uses: string | null,
): UndoStep {
  if (!present || present.isRemoved) return leftStep('It has been removed since the import');
  if (isTouched || present.version !== versionAfter) return leftStep('It has been edited since the import');
  if (act === 'CHANGED') return { outcome: 'RESTORED' };
  return uses ? leftStep(`It is in use: ${uses}`) : { outcome: 'REMOVED' };
}

function leftStep(reason: string): UndoStep {
  return { outcome: 'LEFT', reason };
}
