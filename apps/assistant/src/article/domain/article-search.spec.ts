import { ARTICLES } from '../content/articles';
import { HELP } from '../content/help';
import { ArticleSearch } from './article-search';

/** Questions as people ask them, none of them in the words of the articles, and the article that answers each. */
const HELD: readonly [question: string, slug: string][] = [
  ['how can I make an estimate for Mrs Smith’s nose', 'make-a-quote'],
  ['I want to email the quote to the patient now', 'send-a-quote'],
  ['she says the email with the quote never arrived', 'resend-a-quote'],
  ['can I still edit a quote after it went out?', 'change-a-sent-quote'],
  ['we need to add an implant but he has already signed', 'change-a-signed-quote'],
  ['the quote expired yesterday, what now', 'requote-expired'],
  ['sent the quote to the wrong person, how do I cancel it', 'withdraw-a-quote'],
  ['the patient rejected the quote and we want to make a cheaper offer', 'reopen-a-declined-quote'],
  ['where do I reply to a question from a patient', 'answer-a-question'],
  ['the patient agreed over the telephone', 'record-an-acceptance'],
  ['can people sign on our iPad at reception', 'sign-on-a-tablet'],
  ['who has to approve a 30% discount', 'ask-for-a-discount'],
  ['how do I save a quote so I can reuse it as template', 'quote-templates'],
  ['copy this quote for a different patient', 'duplicate-a-quote'],
  ['export all quotes to Excel', 'export-quotes'],
  ['does the patient need an account or password to open the quote', 'how-patients-open-a-quote'],
  ['patient typed her birthday wrong too often and is locked out', 'unlock-a-link'],
  ['use a code by email instead of date of birth', 'choose-identification'],
  ['where can I put our own terms and conditions', 'edit-the-terms'],
  ['ask patients questions to check they understood', 'check-questions'],
  ['how long is the cooling off period', 'cooling-off'],
  ['I need the signed PDF', 'signed-documents'],
  ['mother signs for her child', 'guardian-signs'],
  ['create a new client record', 'add-a-client'],
  ['upload my patient list from a spreadsheet', 'import-clients'],
  ['change the email address of a client', 'correct-a-client'],
  ['I deleted a client by accident', 'delete-and-restore'],
  ['somebody rang and asked about a facelift', 'add-a-lead'],
  ['drag leads between columns', 'work-the-lead-board'],
  ['turn an enquiry into a client', 'convert-a-lead'],
  ['lead is not interested any longer', 'lose-a-lead'],
  ['where do I set the fees of a surgery', 'configure-a-surgery'],
  ['why is this line so expensive, where does the price come from', 'why-this-price'],
  ['charge more on saturdays automatically', 'pricing-rules'],
  ['let patients choose between implants', 'option-lists'],
  ['is there GST on cosmetic surgery', 'medicare-and-gst'],
  ['how many days is a quote valid by default', 'quote-settings'],
  ['register another surgeon', 'add-a-doctor'],
  ['our anaesthetist has a new fee', 'providers'],
  ['we open a second clinic', 'sites'],
  ['what needs my attention first this morning', 'start-the-day'],
  ['which patients do I have to call back', 'callbacks'],
  ['give a new employee access', 'invite-a-colleague'],
  ['a receptionist may not see quotes, change her permissions', 'change-rights'],
  ['our manager left the practice, block his account', 'colleague-leaves'],
  ['put our logo on the quotes', 'practice-details'],
  ['who changed this record', 'audit-trail'],
  ['how long does the trial last', 'plan-and-trial'],
  ['set up 2FA with an authenticator', 'two-step-sign-in'],
  ['I forgot my password', 'change-your-password'],
  ['my laptop was stolen', 'your-sessions'],
  ['is there a dark theme', 'language-and-colours'],
  ['I want to speak to a human at support', 'support-access'],
  ['put a remark on the file of a patient', 'write-a-note'],
  ['how do I tag a coworker', 'mention-a-colleague'],
  ['she does not want our newsletter any more', 'record-consent'],
  ['husband and wife are both patients', 'link-a-household'],
  ['the same patient is in the system two times', 'merge-clients'],
  ['embed an enquiry form in our homepage', 'enquiry-form'],
  ['our web agency needs an API key', 'website-keys'],
  ['distribute new leads among the team', 'assign-leads'],
  ['who has been waiting for our call the longest', 'reach-new-leads'],
  ['hide a column I do not need', 'save-a-view'],
  ['edit many leads at the same time', 'change-several'],
  ['download all clients as csv', 'export-a-list'],
  ['what is our conversion rate', 'read-the-reports'],
];

it('answers at least nine in ten held questions with the right article', () => {
  const wrong = HELD.flatMap(([question, slug]) => {
    const found = HELP.find(question)[0]?.article.slug;
    return found === slug ? [] : [`${question} → ${found ?? 'nothing'} instead of ${slug}`];
  });
  expect({ share: (HELD.length - wrong.length) / HELD.length >= 0.9, wrong }).toEqual({ share: true, wrong });
});

it('has the right article among the three that an answer is taken from, for every held question', () => {
  const missing = HELD.filter(
    ([question, slug]) =>
      !HELP.find(question)
        .slice(0, 3)
        .some(({ article }) => article.slug === slug),
  );
  expect(missing).toEqual([]);
});

it.each(['what is the weather in Sydney', 'write me a poem about cats', 'zxcvb', '???', ''])(
  'knows nothing about "%s"',
  (question) => {
    expect(HELP.find(question)).toEqual([]);
  },
);

it('understands a word with a wrong letter, and without its accents', () => {
  expect(HELP.find('templete for quotes')[0]?.article.slug).toBe('quote-templates');
  expect(HELP.find('pàssword fòrgot')[0]?.article.slug).toBe('change-your-password');
});

it('prefers what the page is about', () => {
  const rankOn = (page?: string) =>
    HELP.find('change', page).findIndex(({ article }) => article.slug === 'change-your-password');
  expect(rankOn('/profile')).toBeLessThan(rankOn());
});

it('lists what a page is about, and everything without a page', () => {
  expect(HELP.about('/callbacks').map(({ slug }) => slug)).toEqual(['callbacks', 'share-callbacks']);
  expect(HELP.about()).toHaveLength(ARTICLES.length);
});

describe('the articles', () => {
  it('are forty at least, each with a name of its own', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
  });

  it.each(ARTICLES.map((article) => [article.slug, article] as const))('%s is whole', (_slug, article) => {
    const texts = [article.summary, ...article.steps, ...(article.notes ?? [])];
    for (const text of texts) {
      expect(text).toMatch(/^\S.*[.”]$/u);
      expect(text.split('**').length % 2).toBe(1);
    }
    expect(article.asks.length).toBeGreaterThanOrEqual(3);
    expect(article.at.length).toBeGreaterThan(0);
  });

  it('are found by their own titles', () => {
    for (const { title, slug } of ARTICLES)
      expect([title, HELP.find(title)[0]?.article.slug]).toEqual([title, slug]);
  });
});

it('names others of the same section as related', () => {
  const search = new ArticleSearch(ARTICLES);
  const article = search.get('sites')!;
  expect(search.related(article).every(({ section, slug }) => section === 'PRICES' && slug !== 'sites')).toBe(
    true,
  );
});
