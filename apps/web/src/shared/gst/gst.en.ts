import { defineWords } from '../words/words';

export const gstWords = defineWords('gst-confirmation', {
  title: 'Confirm how your practice charges GST',
  now: 'In New Zealand, quotes charge 15% GST on every line unless your practice is not registered for GST. An administrator confirms this once.',
  none: 'At present your quotes charge no GST.',
  all: 'At present your quotes charge 15% GST on every line.',
  confirm: { label: 'Confirm', done: 'GST setting confirmed', failed: 'The GST setting was not confirmed' },
  open: 'Check the GST settings',
});
