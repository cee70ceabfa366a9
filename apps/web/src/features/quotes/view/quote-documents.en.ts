import { defineWords } from '../../../shared/words/words';

export const documentWords = defineWords('quote-documents', {
  title: 'Documents',
  kinds: { QUOTE: 'Quote (PDF)', SIGNED: 'Accepted quote with certificate (PDF)', DRAFT: 'Draft (PDF)' },
  making: 'Being prepared. It will be here in a moment.',
  failed: 'It could not be created.',
  again: 'Try again',
  code: 'Verification code {{code}}',
  loadFailed: 'The documents could not be loaded',
  downloadFailed: 'The document could not be downloaded',
});
