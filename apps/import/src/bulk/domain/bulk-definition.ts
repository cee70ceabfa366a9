import type {
  BulkAction,
  BulkActionName,
  LeadBatchItem,
  LeadOutcome,
  Operation,
  RequestOf,
} from '@quillcare/contracts';

/** A record as its own operation reads it, as far as a bulk change needs to know it. */
export interface BulkRecord {
  id: string;
  version: number;
}

type Values<N extends BulkActionName> =
  Extract<BulkAction, { name: N }> extends never ? object : Extract<BulkAction, { name: N }>['values'];

/** How a change is taken back: by an operation of its own, with what was kept of the record before. */
export interface BulkUndo {
  operation: Operation;
  /** What is needed of the record before the change; null if this one cannot be taken back. */
  keep: (before: never) => object | null;
  request: (record: BulkRecord, kept: never) => RequestOf<Operation>;
}

/** How leads are changed some at a time, in one transaction: much faster than one by one, with the same outcome. */
export interface BulkTogether {
  item: (recordId: string, values: never) => LeadBatchItem;
  /** What is needed of a lead to take its change back. */
  keep: (before: NonNullable<LeadOutcome['before']>) => object;
  takeBack: (record: BulkRecord, kept: never) => LeadBatchItem;
}

/** What a bulk change calls for each record. */
export interface BulkDefinition {
  list: Operation;
  /** Reads the record before it is changed; without it the change needs nothing but the id. */
  get: Operation | null;
  operation: Operation;
  request: (record: BulkRecord, values: never) => RequestOf<Operation>;
  labelOf: (before: never) => string;
  undo: BulkUndo | null;
  /** Where several records are changed by one call, which `operation` then only gives the right to. */
  together?: BulkTogether;
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
    keep: BulkTogether['keep'];
    takeBack: (record: BulkRecord, kept: never) => LeadBatchItem;
  };
  undo?: {
    operation: U;
    keep: (before: B) => K | null;
    request: (record: BulkRecord, kept: K) => RequestOf<U>;
  };
}

/** Declares a bulk change; its requests are checked against their operations. */
export function bulk<
  N extends BulkActionName,
  B extends BulkRecord,
  O extends Operation,
  K extends object,
  U extends Operation,
>(_name: N, { undo, ...definition }: Definition<N, B, O, K, U>): BulkDefinition {
  return { ...definition, undo: undo ?? null };
}
