/** Messages of the import, verbatim from the specification. */
export const IMPORT_MESSAGES = {
  /** The specification treats anything other than a yes as a no; this warning says so. */
  unknownBoolean: 'Neither yes nor no; imported as no',
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

/** Returns the summary for a file that could not be read. */
export function uploadFailedMessage(reason: string): string {
  return `Upload failed: ${reason}`;
}

/** Returns the warning for a cell that could not be read and that the user chose to leave out. */
export function importedWithoutMessage(message: string): string {
  return `${message} (imported without this value)`;
}

/** Returns the message for a file whose header is in row `row`, below other rows. */
export function rowsAboveHeaderMessage(row: number): string {
  return `The column names are in row ${row}. Please remove the rows above them.`;
}

/** Returns the message for a file with too many columns. */
export function tooManyColumnsMessage(count: number, max: number): string {
  return `This file has ${count} columns. The limit is ${max}.`;
}

/** Returns the warning about a column that maps to the same field as another one. */
export function repeatedColumnMessage(header: string): string {
  return `This file has two columns for the same thing. The values in “${header}” were not imported.`;
}

/** Returns the message for a value that is invalid for its type, unless a specific message exists. */
export function invalidTypeMessage(type: string): string {
  return `Invalid ${type} format`;
}

/** Returns the warning for a select value that is not among the options. */
export function notRecommendedMessage(options: readonly string[]): string {
  return `Value not in recommended options: ${options.join(', ')}`;
}
