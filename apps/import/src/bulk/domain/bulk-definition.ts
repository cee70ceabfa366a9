import type {
  BulkAction,
  BulkActionName,
  LeadBatchItem,
  LeadOutcome,
  Operation,
  RequestOf,
} from '@quillcare/contracts';

/** The fields of a record that every bulk change needs. */
export interface BulkRecord {
  id: string;
  version: number;
}

type Values<N extends BulkActionName> =
  Extract<BulkAction, { name: N }> extends never ? object : Extract<BulkAction, { name: N }>['values'];

/** How a change is undone: by an operation of its own, using data kept from before the change. */
export interface BulkUndo {
  operation: Operation;
  /** Picks what has to be kept from before the change. Null if this change cannot be undone. */
  keep: (before: never) => object | null;
  request: (record: BulkRecord, kept: never) => RequestOf<Operation>;
}

/** How leads are changed in batches, one transaction each: much faster than one by one, with the same outcome. */
export interface BatchDefinition {
  item: (recordId: string, values: never) => LeadBatchItem;
  /** Picks what has to be kept of a lead to undo its change. */
  keep: (before: NonNullable<LeadOutcome['before']>) => object;
  takeBack: (record: BulkRecord, kept: never) => LeadBatchItem;
}

export interface BulkDefinition {
  list: Operation;
  /** Reads the record before the change. Null if the change needs only the id. */
  get: Operation | null;
  operation: Operation;
  request: (record: BulkRecord, values: never) => RequestOf<Operation>;
  labelOf: (before: never) => string;
  undo: BulkUndo | null;
  /** Set if one call changes several records; `operation` then serves only for the permission check. */
  together?: BatchDefinition;
}

interface Definition<
  N extends BulkActionName,
  B extends BulkRecord,
  O extends Operation,
  K extends object,
  U extends Operation,
> {
  list: Operation;
  get: Operation | null;
  operation: O;
  request: (record: BulkRecord, values: Values<N>) => RequestOf<O>;
  labelOf: (before: B) => string;
  together?: {
    item: (recordId: string, values: Values<N>) => LeadBatchItem;
    keep: BatchDefinition['keep'];
    takeBack: (record: BulkRecord, kept: never) => LeadBatchItem;
  };
  undo?: {
    operation: U;
    keep: (before: B) => K | null;
    request: (record: BulkRecord, kept: K) => RequestOf<U>;
  };
}

/** Declares a bulk change and type-checks its requests against the operations. */
export function defineBulkChange<
  N extends BulkActionName,
  B extends BulkRecord,
  O extends Operation,
  K extends object,
  U extends Operation,
>(_name: N, { undo, ...definition }: Definition<N, B, O, K, U>): BulkDefinition {
  return { ...definition, undo: undo ?? null };
}
