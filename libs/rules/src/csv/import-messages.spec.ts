import { IMPORT_MESSAGES, invalidTypeMessage, notRecommendedMessage } from './import-messages';

describe('import messages', () => {
  it('are word for word those of the specification', () => {
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
    expect(notRecommendedMessage(['LOW', 'HIGH'])).toBe('Value not in recommended options: LOW, HIGH');
  });
});
