export const recoveryCodeTexts = {
  list: 'Recovery codes',
  explanation:
    'Each code signs you in once when you do not have your phone or passkey. Keep them apart from your password: printed in a drawer, or in a password manager.',
  once: 'They are shown this once. You can always make new ones on your profile page.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'They could not be copied here. Please download or print them.',
  download: 'Download',
  print: 'Print',
  file: 'quillcare-recovery-codes.txt',
  fileTitle: (email: string) => `Quillcare recovery codes of ${email}`,
  fileDate: (date: string) => `Made on ${date}. Earlier codes no longer work.`,
  fileUse: 'Each code works once. Keep them where nobody else finds them.',
  kept: 'I have kept these codes',
  notKept: 'Please keep the codes first, then tick this box.',
  leaveTitle: 'Leave without keeping the codes?',
  leaveHint:
    'They are not shown again. Without them, if you lose your phone, only an administrator of your practice can let you back in.',
  stay: 'Go back to the codes',
  leave: 'Leave',
} as const;
