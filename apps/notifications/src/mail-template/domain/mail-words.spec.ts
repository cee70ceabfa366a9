import { mailTemplateKey, mailVariable, type MailWords } from '@quillcare/contracts';
import fc from 'fast-check';
import { filledIn, namesMoney, wordProblems } from './mail-words';
import { TEMPLATE_DEFINITIONS } from './template-definitions';

const definition = TEMPLATE_DEFINITIONS.QUOTE_READY;
const changed = (changes: Partial<MailWords>) => ({ ...definition.words, ...changes });
const pathsOf = (changes: Partial<MailWords>, of = definition) =>
  wordProblems({ ...of.words, ...changes }, of).map(({ path }) => path);

it.each(mailTemplateKey.options)('passes the product’s own words of %s', (key) => {
  const { words, ...rest } = TEMPLATE_DEFINITIONS[key];
  expect(wordProblems(words, { words, ...rest })).toEqual([]);
});

describe('template variables', () => {
  it('are rejected in the field that names one unknown to the email', () => {
    expect(wordProblems(changed({ subject: 'Hello {{surname}}' }), definition)).toEqual([
      { path: 'subject', message: expect.stringContaining('{{surname}} is not available here') },
    ]);
    expect(pathsOf({ paragraphs: ['Fine.', 'Your operation {{procedure}}'] })).toEqual(['paragraphs.1']);
    expect(pathsOf({ greeting: 'Dear {{code}},' })).toEqual(['greeting']);
  });

  it.each(['{{firstName', 'firstName}}', '{{{firstName}}}'])('are rejected if incomplete: %s', (text) => {
    expect(pathsOf({ heading: text })).toContain('heading');
  });

  it('may have spaces inside their brackets', () => {
    expect(pathsOf({ greeting: 'Hi {{ firstName }},' })).toEqual([]);
    expect(filledIn('Hi {{ firstName }},', { firstName: 'Hana' })).toBe('Hi Hana,');
  });

  it('are required where the email would be useless without them', () => {
    const code = TEMPLATE_DEFINITIONS.IDENTITY_CODE;
    expect(pathsOf({ paragraphs: ['Here is your code.'] }, code)).toEqual(['paragraphs']);
    expect(pathsOf({ subject: 'Your code {{code}}' }, code)).toEqual(['subject']);
  });

  it('are substituted once, so that their values stay text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...mailVariable.options), (value, name) => {
        const told = `<{{${name}}}>`;
        expect(filledIn(told, { [name]: `{{firstName}}${value}` })).toBe(`<{{firstName}}${value}>`);
      }),
    );
  });
});

describe('the button label', () => {
  it('is required with a link, and rejected without one', () => {
    expect(pathsOf({ buttonLabel: null })).toEqual(['buttonLabel']);
    expect(pathsOf({ buttonLabel: 'Open' }, TEMPLATE_DEFINITIONS.RECEIPT_ACCEPTED)).toEqual(['buttonLabel']);
  });
});

describe('an amount of money', () => {
  it.each(['$4,500', 'AUD 4500', '$ 12', '4500 dollars', '12,500', '99.50', 'NZ$300', '50 cents'])(
    'is detected in %s, and rejected with its field',
    (amount) => {
      expect(namesMoney(amount)).toBe(true);
      expect(pathsOf({ paragraphs: [`You pay ${amount} in all.`] })).toEqual(['paragraphs.0']);
    },
  );

  it.each([
    'Call 02 9555 0100.',
    'We are open from 9.30 am to 5.15pm.',
    'Level 3, 120 Macquarie Street, Sydney 2000',
    'On 1 Dec 2026',
    'The code works for 10 minutes.',
  ])('is not detected in %s', (text) => {
    expect(namesMoney(text)).toBe(false);
  });
});
