import type { AccountMail } from '@quillcare/contracts';

export const PUBLIC_URL = 'https://quillcare.example';
export const recipient = 'ana@harbour.example';
export const RESET: AccountMail = {
  template: 'password-reset',
  recipient,
  params: { name: 'Ana Okafor', link: `${PUBLIC_URL}/auth/reset-password?token=secret`, minutes: 60 },
};
export const CHANGED: AccountMail = {
  template: 'password-changed',
  recipient,
  params: { name: 'Ana Okafor', changedOn: '2026-11-20', loginUrl: `${PUBLIC_URL}/login` },
};
export const INVITATION: AccountMail = {
  template: 'invitation',
  recipient,
  params: {
    name: 'Ana Okafor',
    practiceName: 'Harbour Surgical',
    inviterName: 'Mere Ngata',
    role: 'SALES_MANAGER',
    link: `${PUBLIC_URL}/invitation/secret`,
    expiresOn: '2026-11-27',
  },
};
export const CONFIRMATION: AccountMail = {
  template: 'email-confirmation',
  recipient,
  params: { name: 'Ana Okafor', link: `${PUBLIC_URL}/auth/confirm-email?token=secret`, hours: 24 },
};
export const TRIES: AccountMail = {
  template: 'sign-in-tries',
  recipient,
  params: { name: 'Ana Okafor', resetUrl: `${PUBLIC_URL}/login?forgot=1` },
};
export const CLOSED: AccountMail = {
  template: 'practice-closed',
  recipient,
  params: {
    name: 'Ana Okafor',
    practiceName: 'Harbour Surgical',
    lastDay: '2026-12-20',
    exportUrl: `${PUBLIC_URL}/exports/practice`,
  },
};
