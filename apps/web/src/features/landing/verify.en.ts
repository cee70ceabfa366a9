import { defineWords } from '../../shared/words/words';

export const verifyWords = defineWords('verify', {
  title: 'Check a document',
  intro:
    'Find out whether a quote, or a signed quote, is the document that was made here. Nothing of its contents is shown.',
  code: 'Code from the foot of the page',
  codeHelp: 'Sixteen letters and figures, with or without dashes.',
  check: 'Check the code',
  checking: 'Checking',
  file: 'Or choose the PDF file',
  fileHelp: 'Your browser works out the fingerprint of the file. The file itself does not leave your device.',
  choose: 'Choose a file',
  failed: 'The document could not be checked. Please try again.',
  unknown: {
    CODE: 'We do not know this code. Please compare it with the document.',
    FILE: 'This file is not one that was made here, or it was changed since. Even printing it into a new file changes it.',
  },
  genuine: {
    CODE: 'This code belongs to a document that was made here. To compare the contents as well, choose the file below.',
    FILE: 'This is the file exactly as it was made here. Not a byte of it was changed.',
  },
  kinds: { QUOTE: 'A quote', SIGNED: 'A signed quote with its certificate' },
  states: {
    WAITING: 'The patient has not answered yet.',
    SIGNED: 'Signed, and in force.',
    DECLINED: 'Declined by the patient.',
    EXPIRED: 'Expired without an answer.',
    REPLACED: 'Replaced by a newer version.',
    WITHDRAWN: 'Withdrawn.',
  },
  facts: {
    kind: 'Document',
    state: 'What became of it',
    version: 'Version',
    madeAt: 'File made',
    signedAt: 'Signed',
    endedAt: 'Ended',
    sha256: 'SHA-256 of the file',
  },
});
