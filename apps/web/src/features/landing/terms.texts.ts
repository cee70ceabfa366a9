import type { LegalDocument } from './legal.texts';

export const termsTexts: LegalDocument = {
  title: 'Terms',
  subtitle: 'What we promise a practice that uses Quillcare, and what we ask of it.',
  updatedOn: '2026-11-21',
  summary: [
    'The trial is free for 14 days, without a credit card.',
    'Prices are GST exclusive. You hear of a change of fees 30 days before it applies.',
    'There are no refunds for the unused part of a term.',
    'Your data are yours and are stored in Australia. After the end you have 30 days to export them.',
    'Our liability is capped at the fees that you paid in the prior 12 months.',
    'The law of New South Wales governs these terms.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who these terms are for',
      paragraphs: [
        'These terms are between the practice that signs up (you) and the operator of Quillcare (we). Whoever signs a practice up confirms that they may do so for it.',
        'Patients need no account and agree to nothing here: what they agree to is on the quote that their practice sends them.',
      ],
    },
    {
      id: 'trial',
      title: 'The free trial',
      paragraphs: [
        'A new practice uses Quillcare for 14 days free of charge. No credit card is needed. You are under no obligation to go on afterwards.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      paragraphs: ['Plans are monthly; their prices and what they hold are on the [front page](/#pricing).'],
      points: [
        'Prices are in Australian dollars and GST exclusive: GST is added where it applies.',
        "We give 30 days' notice of fee changes.",
        'There are no refunds for the unused part of a term.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      paragraphs: [
        'What you and your patients enter belongs to you. We use it to run Quillcare for you, and for nothing else. How we handle personal information is on the [privacy page](/privacy).',
        'Data are stored in Australia.',
        'You decide whom in your practice you give an account, and what each of them may see and change.',
      ],
    },
    {
      id: 'use',
      title: 'What we ask of you',
      paragraphs: [],
      points: [
        'Keep passwords to the people they belong to, and close the accounts of those who leave.',
        'What a quote says is yours to answer for: fees, item numbers, medical wording and whether consent is informed. Quillcare adds up and keeps the record; it gives no medical, legal or tax advice.',
        "Enter patients' details only as the law allows you to, and keep health records for as long as the law asks of you.",
        "Do not try to reach other practices' data, to disturb the service or to use it for anything unlawful.",
      ],
    },
    {
      id: 'support',
      title: 'Support',
      paragraphs: [
        'Support hours are Monday to Friday 9AM-6PM AEST. The [contact form](/#contact) reaches us at any time.',
      ],
    },
    {
      id: 'end',
      title: 'When it ends',
      paragraphs: [
        'After termination you have 30 days to export your data. Export what you must keep within these days: afterwards we need not keep it for you.',
        'What has been paid for the rest of a term is not refunded.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'Our liability is capped at the fees that you paid in the prior 12 months.',
        'Nothing in these terms takes away rights that the law does not let anybody give up, such as the consumer guarantees of the Australian Consumer Law.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of these terms',
      paragraphs: [
        'The date above says when this page last changed. A change of fees is announced 30 days before it applies.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      paragraphs: ['The law of New South Wales, Australia, governs these terms.'],
    },
  ],
};
