import type { LegalDocument } from './legal.texts';

export const termsTexts: LegalDocument = {
  title: 'Terms',
  subtitle: 'What we promise a practice that uses Quillcare, and what we ask of it.',
  updatedOn: '2026-11-21',
  summary: [
    'The trial is free for 14 days, without a credit card.',
    "Prices are GST exclusive. We give 30 days' notice of fee changes.",
    'There are no refunds for the unused part of a term.',
    'Your data belongs to you and is stored in Australia. After termination you have 30 days to export it.',
    'Our liability is capped at the fees that you paid in the prior 12 months.',
    'The law of New South Wales governs these terms.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who these terms are for',
      paragraphs: [
        'These terms are between the practice that signs up (you) and the operator of Quillcare (we). If you sign up on behalf of a practice, you confirm that you are authorised to do so.',
        'These terms do not bind patients. What a patient agrees to is set out in the quote their practice sends them.',
      ],
    },
    {
      id: 'trial',
      title: 'The free trial',
      paragraphs: [
        'A new practice can use Quillcare free of charge for 14 days. No credit card is needed and there is no obligation to continue.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      paragraphs: ['Plans are monthly. Prices and inclusions are on the [home page](/#pricing).'],
      points: [
        'Prices are in Australian dollars and GST exclusive: GST is added where it applies.',
        "We give 30 days' notice of fee changes.",
        'There are no refunds for the unused part of a term.',
        'Deposits that your patients pay online go to your own Stripe account, under your agreement with Stripe. They never pass through us, and we take no share of them.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      paragraphs: [
        'What you and your patients enter belongs to you. We use it only to provide Quillcare to you. See our [privacy page](/privacy) for how we handle personal information.',
        'Data is stored in Australia.',
        'You decide who in your practice has an account, and what they can see and change.',
      ],
    },
    {
      id: 'use',
      title: 'What we ask of you',
      paragraphs: [],
      points: [
        'Do not share passwords, and deactivate the accounts of people who leave.',
        'You are responsible for the content of your quotes, including fees, item numbers, medical wording and informed consent. Quillcare calculates totals and keeps records. It does not give medical, legal or tax advice.',
        "Enter patients' details only as the law allows, and keep health records for as long as the law requires.",
        "Do not try to access other practices' data, disrupt the service or use it for anything unlawful.",
      ],
    },
    {
      id: 'support',
      title: 'Support',
      paragraphs: [
        'Support hours are Monday to Friday 9AM-6PM AEST. You can use the [contact form](/#contact) at any time.',
      ],
    },
    {
      id: 'end',
      title: 'Termination',
      paragraphs: [
        'After termination you have 30 days to export your data. Export what you must keep within that time. After that we are not obliged to keep it.',
        'Fees paid for the rest of a term are not refunded.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'Our liability is capped at the fees that you paid in the prior 12 months.',
        'Nothing in these terms excludes rights that cannot be excluded by law, such as the consumer guarantees under the Australian Consumer Law.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        "The date above says when this page last changed. We give 30 days' notice of fee changes.",
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      paragraphs: ['The law of New South Wales, Australia, governs these terms.'],
    },
  ],
};
