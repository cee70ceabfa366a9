import { defineWords } from '../../shared/words/words';

export const termsWords = defineWords('patient-terms', {
  title: 'Your terms',
  hint: 'Patients read these with their quote and agree to them when they sign. Each quote keeps the exact version it was sent with.',
  failed: 'The terms could not be loaded',
  own: 'This is the text every practice starts with. Have a lawyer check it, and change anything that doesn’t suit your practice.',
  published: 'Version {{version}}, published by {{who}} on {{when}}',
  publishedByUnknown: 'Version {{version}}, published on {{when}}',
  defaultName: 'The text every practice starts with',
  change: 'Change the terms',
  write: 'Write the next version',
  fields: { title: 'Title', text: 'Text' },
  help: {
    text: 'An empty line starts a paragraph. A line that begins with # and a space is a heading.',
  },
  cancel: 'Cancel',
  review: 'Check and publish',
  preview: 'As patients will read it',
  effect:
    'This becomes version {{version}}. Quotes you send from now on use it. Quotes already sent keep theirs. You can’t change a version once it’s published.',
  backToText: 'Back to the text',
  publish: 'Publish',
  history: 'Earlier versions',
  read: 'Read {{name}}',
  readShort: 'Read',
  close: 'Close',
  versionName: 'version {{version}}',
  show: 'Show all',
  hide: 'Show less',
});
