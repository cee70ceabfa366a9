import {
  IMPORT_MESSAGES,
  invalidTypeMessage,
  notRecommendedMessage,
  repeatedColumnMessage,
  titleAboveMessage,
  tooManyColumnsMessage,
  uploadFailedMessage,
} from './import-messages';

describe('import messages', () => {
  it('match the specification word for word', () => {
    expect(IMPORT_MESSAGES).toMatchObject({
      emptyFile: 'File is empty or invalid',
      uploadFailedEmpty: 'Upload failed: File is empty or invalid',
      processingFailed: 'Failed to process file',
      uploadFailedProcessing: 'Upload failed due to processing error',
      required: 'Required field is empty',
      date: 'Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar',
      pattern: 'Value does not match required pattern',
    });
    expect(invalidTypeMessage('postcode')).toBe('Invalid postcode format');
    expect(uploadFailedMessage('no rows')).toBe('Upload failed: no rows');
    expect(titleAboveMessage(3)).toBe('The column names are in row 3. Please remove the rows above them.');
    expect(tooManyColumnsMessage(99, 50)).toBe('This file has 99 columns. The limit is 50.');
    expect(repeatedColumnMessage('Mail')).toBe(
      'This file has two columns for the same thing. The values in “Mail” were not imported.',
    );
    expect(notRecommendedMessage(['LOW', 'HIGH'])).toBe('Value not in recommended options: LOW, HIGH');
  });
});
