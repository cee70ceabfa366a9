/** The import's texts, word for word from the specification. */
export const IMPORT_MESSAGES = {
  emptyFile: 'File is empty or invalid',
  uploadFailedEmpty: 'Upload failed: File is empty or invalid',
  processingFailed: 'Failed to process file',
  uploadFailedProcessing: 'Upload failed due to processing error',
  required: 'Required field is empty',
  date: 'Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar',
  pattern: 'Value does not match required pattern',
  tooLong: 'This field is too long',
  birthInFuture: 'Date of birth is in the future',
} as const;

/** The text for a value that its type refuses and that has no text of its own. */
export function invalidTypeMessage(type: string): string {
  return `Invalid ${type} format`;
}

/** The warning for a select value that is not in the list. */
export function notRecommendedMessage(options: readonly string[]): string {
  return `Value not in recommended options: ${options.join(', ')}`;
}
