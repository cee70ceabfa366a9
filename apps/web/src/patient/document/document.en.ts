import { patientWords } from '../words/patient-words';

export const DOCUMENT = patientWords('document.DOCUMENT', {
  title: 'Your documents',
  intro: 'Keep the accepted quote with its certificate. You can download it again from this page.',
  quote: 'Download the quote (PDF)',
  signed: 'Download the accepted quote with its certificate (PDF)',
  busy: 'Downloading…',
  notMade:
    'We could not create your document yet. The practice has been told, and will email it to you as soon as it is ready.',
  notReady: 'Your document is still being prepared. Please try again in a moment.',
  failed: 'The document could not be downloaded. Please try again.',
});
