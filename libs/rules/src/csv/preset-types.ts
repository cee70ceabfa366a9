import type { ImportEntityType } from './import-types';

/** How another product names the columns of what it exports. */
export interface ImportPreset {
  readonly name: string;
  /** Sets of headers, normalised; a file that has all of one is the product's. */
  readonly signs: readonly (readonly string[])[];
  readonly columns: Readonly<Partial<Record<ImportEntityType, Columns>>>;
  /** Columns for a field whose first columns are empty in the whole sample: a business address, where no home is given. */
  readonly otherwise?: Columns;
}

/** Normalised header to what it becomes. */
export type Columns = Readonly<Record<string, string>>;
