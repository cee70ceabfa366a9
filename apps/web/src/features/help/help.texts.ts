export const helpTexts = {
  button: 'Help',
  shortcuts: 'Keyboard shortcuts',
  support: 'Support',
  hours: 'Monday to Friday 9AM-6PM AEST',
  contact: 'Contact us',
  close: 'Close',
} as const;
