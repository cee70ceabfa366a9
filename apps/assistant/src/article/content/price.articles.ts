import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const SURGERIES = { resource: 'SURGERIES', action: 'UPDATE' } as const;
const rules = { resource: 'PRICING_RULES', action: 'UPDATE', orRoles: ADMINS } as const;

/** Where prices come from, and the directory behind them. */
export const PRICE_ARTICLES: readonly Article[] = [
  {
    ...{
      slug: 'configure-a-surgery',
      section: 'PRICES',
      title: 'Set what a surgery costs',
      needs: SURGERIES,
    },
    summary:
      'Fees, doctors, hospitals, anaesthetists, MBS items and options of a surgery: quotes are made from them.',
    steps: [
      'Open **Surgery configuration** and choose the surgery.',
      'Choose the doctors who perform it and the hospitals, with their fees.',
      'Add the MBS items, the anaesthetist and the assistant.',
      'Save. New quotes use it; quotes that exist are not changed.',
    ],
    at: ['/admin/surgery-config', '/admin/surgery-config/:id', '/surgeries'],
    asks: ['change our fees', 'price list', 'set up fees', 'how much does a surgery cost', 'fee schedule'],
    page: { label: 'Surgery configuration', path: '/admin/surgery-config' },
  },
  {
    ...{ slug: 'why-this-price', section: 'PRICES', title: 'See why a line has its price' },
    summary: 'Each price tells where it comes from, step by step.',
    steps: [
      'Open the quote and find the line.',
      'Choose **Why this price**. It names the base fee, each option, each rule and what was typed.',
    ],
    at: ['/quotes/view/:id', '/quotes/edit/:id', '/quotes/create'],
    asks: [
      'explain a price',
      'the price looks wrong',
      'where does this amount come from',
      'how was the fee worked out',
    ],
    page: { label: 'Quotes', path: '/quotes' },
    needs: { resource: 'QUOTES', action: 'READ' },
  },
  {
    ...{ slug: 'pricing-rules', section: 'PRICES', title: 'Change prices by a rule', needs: rules },
    summary:
      'Such as more on Saturdays, or less for a second procedure. Tried on past quotes before it counts.',
    steps: [
      'Open **Pricing rules** and add a rule.',
      'Say what it changes, by how much and when it holds.',
      'Choose **Try it**: your quotes from the last 90 days are priced with and without it. The quotes themselves do not change.',
      'Save the rule and switch it on.',
    ],
    at: ['/admin/pricing-rules', '/admin/pricing-rules/new', '/admin/pricing-rules/:id'],
    asks: [
      'raise all prices',
      'surcharge',
      'automatic discount',
      'price increase from January',
      'multiple procedures',
    ],
    page: { label: 'Pricing rules', path: '/admin/pricing-rules' },
  },
  {
    ...{
      slug: 'option-lists',
      section: 'PRICES',
      title: 'Offer options that change the price',
      needs: SURGERIES,
    },
    summary: 'Such as both sides, a revision or another implant. Staff choose, or the patient.',
    steps: [
      'Open **Option lists** and choose **Add option list**.',
      'Name the options and what each does to which fees.',
      'Tick that the patient chooses, if they should decide on the quote’s page.',
      'Attach the list to surgeries in **Surgery configuration**.',
    ],
    at: ['/admin/option-lists', '/admin/surgery-config/:id'],
    asks: ['bilateral', 'let the patient choose an implant', 'add-ons', 'choices in a quote', 'complexity'],
    page: { label: 'Option lists', path: '/admin/option-lists' },
  },
  {
    ...{
      slug: 'prices-that-changed',
      section: 'PRICES',
      title: 'Find quotes whose prices have changed since',
      needs: { resource: 'QUOTES', action: 'READ' },
    },
    summary:
      'After a rule, a fee or the Medicare schedule changed, you see which drafts and unanswered quotes would cost something else today.',
    steps: [
      'Open **Quotes** and choose **Prices changed**.',
      'Open a quote. It says what differs, by how much and because of what.',
      'A draft can take today’s prices at once. For a quote that was sent, start a new version.',
    ],
    notes: ['A quote that was sent stays valid at its price until a new version goes out.'],
    at: ['/quotes', '/admin/pricing-rules', '/admin/surgery-config/:id'],
    asks: [
      'which quotes are out of date',
      'old prices in open quotes',
      'we raised our fees, what about quotes that are out',
    ],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{ slug: 'medicare-and-gst', section: 'PRICES', title: 'How Medicare and GST are worked out' },
    summary: 'The class of each surgery decides: Medicare, cosmetic or both.',
    steps: [
      'Set the class under **Surgeries**. On a quote you can change it beside the surgery, for that quote only.',
      'Lines with MBS items show the Medicare benefit and the gap that the patient pays.',
      'Cosmetic lines carry GST; medical ones are GST-free. **Quote settings** holds your practice’s rule.',
    ],
    notes: ['A benefit is an estimate until Medicare or the fund has paid. The quote says so.'],
    at: ['/quotes/view/:id', '/quotes/edit/:id', '/admin/quote-settings', '/admin/surgery-config/:id'],
    asks: [
      'rebate',
      'MBS item',
      'out of pocket',
      'tax on cosmetic surgery',
      'gap',
      'health fund',
      'known gap',
    ],
    needs: { resource: 'QUOTES', action: 'READ' },
  },
  {
    ...{
      slug: 'quote-settings',
      section: 'PRICES',
      title: 'Set discounts, validity and the checklist',
      needs: { roles: ADMINS },
    },
    summary:
      'What your practice allows without approval, how long quotes are valid and what must be complete.',
    steps: [
      'Open **Quote settings** in **Admin Tools**.',
      'Enter the largest discount that staff may give without approval, and how many days a quote stays valid.',
      'Choose which points of the checklist must be met before a quote can be sent, and save.',
    ],
    at: ['/admin/quote-settings'],
    asks: ['how long are quotes valid', 'discount limit', 'default validity', 'GST of New Zealand'],
    page: { label: 'Quote settings', path: '/admin/quote-settings' },
  },
  {
    ...{ slug: 'add-a-doctor', section: 'PRICES', title: 'Add a doctor or a hospital' },
    summary: 'The directory that quotes choose from.',
    steps: [
      'Open **Doctors** or **Hospitals** and choose **New doctor** or **New hospital**.',
      'Enter the details as patients should read them, and save.',
      'Add them to the surgeries in **Surgery configuration**, so that quotes have their fees.',
    ],
    at: ['/doctors', '/hospitals', '/doctors/new', '/hospitals/new'],
    asks: ['new surgeon', 'another hospital', 'add a specialist'],
    page: { label: 'Doctors', path: '/doctors' },
    needs: { resource: 'DOCTORS', action: 'CREATE' },
  },
  {
    ...{
      slug: 'import-directory',
      section: 'PRICES',
      title: 'Import doctors, hospitals, sites or surgeries',
    },
    summary: 'Brings your lists over from Excel or from another program. Administrators do it.',
    steps: [
      'Open **Doctors**, **Hospitals**, **Sites** or **Surgeries** and choose **Import**.',
      'Have the list as a CSV file or an Excel workbook, or choose **Download a template** and fill it in. The page says which columns are required and which values they take.',
      'Choose the file and see under **Columns of the file** what each column becomes. Choose what happens when a record exists already: skip, overwrite, merge, or add and flag.',
      'Choose **Start import**. You can leave the page; it goes on in the background.',
    ],
    notes: [
      'A doctor is a duplicate by email; a hospital, site or surgery by name.',
      'A surgery without a description gets a draft of one. Patients see it only after somebody approves it on the surgery’s page.',
      'Write **Medicare**, **Cosmetic** or **Both** as the class of a surgery: it decides GST and Medicare benefits and is never guessed. Without it the surgery is imported as not decided.',
      'A value that is not in a column’s list is reported, and left out.',
    ],
    at: ['/doctors/import', '/hospitals/import', '/sites/import', '/surgeries/import'],
    asks: ['upload a price list', 'import doctors from Excel', 'bulk add hospitals', 'import procedures'],
    page: { label: 'Import doctors', path: '/doctors/import' },
    needs: { roles: ADMINS },
  },
  {
    ...{
      slug: 'providers',
      section: 'PRICES',
      title: 'Add an anaesthetist or an assistant',
      needs: SURGERIES,
    },
    summary: 'People who bill on your quotes without being your doctors, with their usual fees.',
    steps: [
      'Open **Providers** and choose **Add provider**.',
      'Enter the name as patients read it, the role and the provider number.',
      'Choose the usual fee: asked each time, one amount, per anaesthesia unit, or a share of the surgeon’s fee.',
    ],
    at: ['/providers', '/providers/new'],
    asks: ['anesthetist fee', 'assistant surgeon', 'who bills what'],
    page: { label: 'Providers', path: '/providers' },
  },
  {
    ...{
      slug: 'sites',
      section: 'PRICES',
      title: 'Set up the places where you work',
      needs: { roles: ADMINS },
    },
    summary: 'Sites, their doctors and the days on which they are there.',
    steps: [
      'Open **Sites** and choose **Add site**.',
      'Enter name, type and address.',
      'Open the site and choose **Change doctors** to say who is there on which days.',
    ],
    notes: [
      '**Make default** chooses the site that new quotes start with. Whoever usually works elsewhere chooses **Your usual site** in their profile.',
    ],
    at: ['/sites', '/sites/new', '/sites/:id'],
    asks: ['another location', 'second clinic', 'branch', 'rooms', 'new address of the practice'],
    page: { label: 'Sites', path: '/sites' },
  },
];
