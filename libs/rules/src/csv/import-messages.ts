/** The import's texts, word for word from the specification. */
export const IMPORT_MESSAGES = {
  /** The specification takes anything but yes for no; that it did is said. */
  unknownBoolean: 'Neither yes nor no: taken for no',
  emptyFile: 'File is empty or invalid',
  uploadFailedEmpty: 'Upload failed: File is empty or invalid',
  processingFailed: 'Failed to process file',
  uploadFailedProcessing: 'Upload failed due to processing error',
  required: 'Required field is empty',
  date: 'Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar',
  pattern: 'Value does not match required pattern',
  tooLong: 'This field is too long',
  openClass:
    'Class not decided: choose Medicare, cosmetic or both before this surgery is quoted. A surgery that exists keeps its class.',
  unknownPhone: 'This phone number does not exist in the numbering plan',
} as const;

/** The summary of a file that cannot be read, for the reason given. */
export function uploadFailedMessage(reason: string): string {
  return `Upload failed: ${reason}`;
}

/** The warning about a cell that could not be read, in a row that was imported without it by choice. */
export function importedWithoutMessage(message: string): string {
  return `${message} (imported without this value)`;
}

/** The text for a file whose header, in row `row`, has other rows above it. */
export function titleAboveMessage(row: number): string {
  return `The column names are in row ${row}. Please remove the rows above them.`;
}

/** The text for a file with too many columns. */
export function tooManyColumnsMessage(count: number, most: number): string {
  return `This file has ${count} columns. The limit is ${most}.`;
}

/** The warning about a column that names the same field as another one. */
export function repeatedColumnMessage(header: string): string {
  return `This file has two columns for the same thing. The values in “${header}” were not imported.`;
}

/** The text for a value that is invalid for its type, unless there is a specific one. */
export function invalidTypeMessage(type: string): string {
  return `Invalid ${type} format`;
}

/** The warning for a select value that is not in the list. */
export function notRecommendedMessage(options: readonly string[]): string {
  return `Value not in recommended options: ${options.join(', ')}`;
}
