import { defineWords } from '../words/words';

export const fileWords = defineWords('files', {
  choose_one: 'Choose a file',
  choose_other: 'Choose files',
  change: 'Choose another file',
  drop_one: 'or drop it here',
  drop_other: 'or drop them here',
  limits: '{{types}}, up to {{size}}',
  wrongType: '{{name}} is not {{types}}.',
  tooLarge: '{{name}} is {{size}}; the limit is {{most}}.',
  empty: '{{name}} is empty.',
  tooMany: 'Choose one file only.',
  viewer: '{{name}}, document',
  download: 'Download',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  noPreview: 'This kind of file cannot be shown here.',
  noPreviewHint: 'Download it to look at it.',
  broken: 'This picture could not be shown.',
});
