import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const admins = { roles: ADMINS } as const;

/** The practice's emails: how they go out, what they say, and which did not arrive. */
export const MAIL_ARTICLES: readonly Article[] = [
  {
    slug: 'own-mail-server',
    section: 'PRACTICE',
    title: 'Send emails from your own address',
    needs: admins,
    summary: 'Emails to patients can go out through your own mail server.',
    steps: [
      'Open **Email config** and tick **Send through our own mail server**.',
      'Enter **Host**, **Port**, **Encryption**, **Username** and **Password** as your email provider gives them, and the **Sender address**.',
      '**Save settings**, then **Send test email**: it goes to you, and the page says what the server answered.',
    ],
    notes: [
      'The password is stored encrypted and never shown again.',
      'While your server does not accept emails, Quillcare sends them and tells the administrators.',
    ],
    at: ['/admin/email-config'],
    asks: [
      'SMTP',
      'our own email server',
      'emails from our domain',
      'Office 365 or Google mail',
      'app password',
    ],
    page: { label: 'Email config', path: '/admin/email-config' },
  },
  {
    slug: 'email-signature',
    section: 'PRACTICE',
    title: 'Put your signature and logo on emails',
    needs: admins,
    summary: 'Each email to patients can carry your logo and end with your lines.',
    steps: [
      'Open **Email config**.',
      'Write the **Signature**, and tick **Show our logo at the top**.',
      'Choose where **Replies go to**, then **Save settings**.',
    ],
    notes: ['The logo is the one of **Organisation settings**.'],
    at: ['/admin/email-config'],
    asks: ['email footer', 'logo in emails', 'reply-to address', 'sender name'],
    page: { label: 'Email config', path: '/admin/email-config' },
  },
  {
    slug: 'email-texts',
    section: 'PRACTICE',
    title: 'Change what your emails say',
    needs: admins,
    summary: 'Write the emails to patients in your own words, and see them before you save.',
    steps: [
      'Open **Email texts** and choose an email.',
      'Change **Subject**, **Heading**, **Greeting**, **Text** or **Button**. What can be filled in stands below.',
      'Look at the preview for **Computer** and **Phone**, then **Save text**.',
      '**Use the standard text** brings our words back.',
    ],
    notes: ['Procedures, providers and amounts never stand in emails: others may read them too.'],
    at: ['/admin/mail-templates', '/admin/mail-templates/:key'],
    asks: ['email template', 'wording of the quote email', 'edit reminder text', 'customise emails'],
    page: { label: 'Email texts', path: '/admin/mail-templates' },
  },
  {
    slug: 'failed-emails',
    section: 'PRACTICE',
    title: 'Find emails that did not arrive',
    needs: admins,
    summary: 'See what failed and why, and send it again.',
    steps: [
      'Open **Emails**. The tab **Failed** shows what did not arrive, with what the mail server said.',
      '**Send again** sends one email again, **Resend all failed emails** sends all of them.',
      'The number of the quote leads to it, for example to correct the address.',
    ],
    notes: ['What failed can be sent again for 14 days.'],
    at: ['/admin/mails'],
    asks: ['email not delivered', 'resend an email', 'did the patient get the email', 'mail queue'],
    page: { label: 'Emails', path: '/admin/mails' },
  },
  {
    slug: 'emails-come-back',
    section: 'CLIENTS',
    title: 'When emails to a patient bounce',
    summary: 'We stop emailing an address that bounces, until you allow it again.',
    steps: [
      'The client and the quote say that emails to the address bounce, and why.',
      'Call the patient, and correct the address on the client.',
      'If the address is right after all, choose **Allow emails again**. Where the patient had marked an email as spam, you say why they want emails again.',
    ],
    at: ['/clients/:id', '/quotes/view/:id'],
    asks: ['bounced email', 'wrong email address', 'mailbox full', 'emails blocked', 'spam complaint'],
    needs: { resource: 'CLIENTS', action: 'READ' },
  },
];
