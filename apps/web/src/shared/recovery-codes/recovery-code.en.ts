import { defineWords } from '../words/words';

export const recoveryCodeWords = defineWords('recovery-codes', {
  list: 'Recovery codes',
  explanation:
    'Use a code to sign in when you do not have your phone or passkey. Each works once. Print them or save them in a password manager.',
  once: 'They are shown only once. You can create new ones on your profile page.',
  notCopied: 'The codes could not be copied. Please download or print them.',
  download: 'Download',
  print: 'Print',
  file: 'quillcare-recovery-codes.txt',
  fileTitle: 'Quillcare recovery codes for {{email}}',
  fileDate: 'Created on {{date}}. Earlier codes no longer work.',
  fileUse: 'Each code works once. Keep them somewhere safe.',
  kept: 'I have saved these codes',
  notKept: 'Save the codes, then tick this box.',
  leaveTitle: 'Leave without saving the codes?',
  leaveHint:
    'You will not see them again. If you lose your phone, only an administrator of your practice can let you back in.',
  stay: 'Go back to the codes',
  leave: 'Leave',
});
