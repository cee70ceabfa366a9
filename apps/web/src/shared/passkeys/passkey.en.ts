import { defineWords } from '../words/words';

export const passkeyWords = defineWords('passkeys', {
  unavailable: 'This browser cannot use passkeys here. Try another browser or device.',
  notMade: 'The passkey was not created. It was cancelled or took too long. Please try again.',
  notUsed: 'The passkey was not used. It was cancelled or took too long. Please try again.',
  known: 'This device already has a passkey for your account.',
  wrongAddress: 'Passkeys do not work at this address. Open Quillcare at its usual address and try again.',
  notLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
  failed: 'The passkey did not work on this device. Please try again, or choose another method.',
  devices: {
    iphone: 'iPhone',
    ipad: 'iPad',
    android: 'Android phone',
    mac: 'Mac',
    windows: 'Windows computer',
    chromebook: 'Chromebook',
    linux: 'Linux computer',
    other: 'Passkey',
  },
  numbered: '{{name}} {{number}}',
});
