export const assistantTexts = {
  button: 'Q, the assistant',
  title: 'Q, your assistant',
  greeting: 'Q is not part of this release yet.',
  will: 'It will answer questions about Quillcare in your own words, and lead you to the page you need.',
  now: 'Help you have now',
  support: 'Support',
  hours: 'Monday to Friday 9AM-6PM AEST',
  settings: 'Open settings',
  close: 'Close',
} as const;
