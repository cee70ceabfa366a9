import type { ReactNode } from 'react';
import type { ListPage, Operation, Resource } from '@quillcare/contracts';
import type { GridColDef } from '@quillcare/ui';
import type { z } from 'zod';
import type { Formats } from '../../shared/formats/use-formats';

/** Properties of every directory entry. */
export interface DirectoryRecord {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  isActive: boolean;
  /** Null while the entry is not deleted. */
  deletedAt: string | null;
}

type Parsing<T> = z.ZodType<T>;
type AnyShape = z.ZodType;

/** The six operations of one kind of entry, which the contracts define alike for all kinds. */
export interface DirectoryOperations<R extends DirectoryRecord> {
  list: Operation<AnyShape, AnyShape, AnyShape, Parsing<ListPage<R>>>;
  get: Operation<AnyShape, AnyShape, AnyShape, Parsing<R>>;
  create: Operation<AnyShape, AnyShape, AnyShape, Parsing<R>>;
  update: Operation<AnyShape, AnyShape, AnyShape, Parsing<R>>;
  remove: Operation;
  restore: Operation;
}

/** One kind of entry: what the generic pages need to know of it. */
export interface DirectoryDefinition<R extends DirectoryRecord> {
  resource: Resource;
  /** `/doctors` and so on. */
  path: string;
  operations: DirectoryOperations<R>;
  /** The contract's input of create and update. */
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  emptyValues: Record<string, unknown>;
  labels: Record<string, string>;
  texts: { title: string; search: string; add: string; edit: string; empty: string; emptyHint: string };
  icon: ReactNode;
  nameOf: (record: R) => string;
  columns: (formats: Formats, country: 'AU' | 'NZ') => GridColDef<R>[];
  /** Columns left out where the window is not wide. */
  secondary: string[];
  /** Second line of a card on a phone. */
  lineOf: (record: R, formats: Formats) => ReactNode;
  /** A filter besides active or not. */
  filter?: { name: string; label: string; anyLabel: string; options: { value: string; label: string }[] };
  /** The fields of the form. */
  Fields: () => ReactNode;
}

/** Options of an enumeration: PRIVATE_HOSPITAL becomes "Private hospital". */
export function optionsOf(
  values: readonly string[],
  labels: Partial<Record<string, string>> = {},
): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] ?? wordsOf(value) }));
}

export function wordsOf(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
