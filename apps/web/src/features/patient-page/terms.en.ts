import { defineWords } from '../../shared/words/words';

export const termsWords = defineWords('patient-terms', {
  title: 'Your terms',
  hint: 'Patients read them on the quote’s page and agree to them when they sign. Each quote keeps the version it was sent with, word for word.',
  failed: 'The terms could not be loaded',
  own: 'The text that every practice starts with. Read it with somebody who knows your practice’s law, and change what does not fit.',
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
    'This becomes version {{version}}. Quotes that you send from now on carry it; quotes that were sent keep theirs. A version cannot be changed afterwards.',
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
