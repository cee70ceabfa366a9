import type { ImportEntityType } from './import-types';

/** How another product names the columns of its exports. */
export interface ImportPreset {
  readonly name: string;
  /** Sets of normalised headers. A file that contains all headers of one set is from this product. */
  readonly signs: readonly (readonly string[])[];
  readonly columns: Readonly<Partial<Record<ImportEntityType, PresetColumns>>>;
  /**
   * Alternative columns for fields whose primary columns are empty in the whole sample, such as a business address where there is
   * no home address.
   */
  readonly otherwise?: PresetColumns;
}

/** Target fields by normalised header. */
export type PresetColumns = Readonly<Record<string, string>>;
