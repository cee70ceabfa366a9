/** What an import did to a record. */
export interface ImportTrace {
  recordId: string;
  act: 'CREATED' | 'CHANGED';
  /** Of a changed record: the columns that the import changed, with their values before; null if it only added something to it. */
  before: Record<string, unknown> | null;
  /** What came with the record, such as notes. */
  added: string[] | null;
  /** The record's version as the import left it. */
  versionAfter: number;
  /** Somebody edited it while the import was still running. */
  isTouched: boolean;
}

export type UndoStep = { outcome: 'REMOVED' | 'RESTORED' } | { outcome: 'LEFT'; reason: string };

/** What undoing an import does to a record: nothing, if somebody edited or removed it since, or it was added and is in use. */
export function undoStep(
  { act, versionAfter, isTouched }: ImportTrace,
  present: { version: number; isRemoved: boolean } | null,
  uses: string | null,
): UndoStep {
  if (!present || present.isRemoved) return left('It was removed since the import');
  if (isTouched || present.version !== versionAfter) return left('It was edited since the import');
  if (act === 'CHANGED') return { outcome: 'RESTORED' };
  return uses ? left(`It is in use: ${uses}`) : { outcome: 'REMOVED' };
}

function left(reason: string): UndoStep {
  return { outcome: 'LEFT', reason };
}
