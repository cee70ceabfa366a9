import {
  listMailTemplates,
  previewMailTemplate,
  resetMailTemplate,
  updateMailTemplate,
  type MailTemplateKey,
  type MailWords,
} from '@quillcare/contracts';
import { type TestOrganisation } from '@quillcare/testing';
import { quoteLetter } from '../../letter/domain/letter';
import { PostOffice } from '../../testing/post-office.suite';
import { samplePractice, sampleQuote, sampleSecret } from '../../testing/samples.suite';
import { mailingProduct } from '../../testing/smtp-stub.suite';
import { TEMPLATE_DEFINITIONS } from '../domain/template-definitions';
import { MailTemplateRepository } from '../persistence/mail-template.repository';

const { smtp, product } = mailingProduct({ only: ['identity', 'notifications'], role: 'api' });
let org: TestOrganisation;

beforeEach(async () => {
  org = await product.signUp();
});

const KEY: MailTemplateKey = 'QUOTE_READY';
const WORDS: MailWords = {
  subject: 'Hi {{firstName}}, your quote from {{practiceName}}',
  heading: 'Your quote is here',
  greeting: 'Hi {{firstName}},',
  paragraphs: ['It is valid until {{validUntil}}.', 'Call {{practiceContact}}.'],
  buttonLabel: 'See it',
};

const one = async (key = KEY) => {
  const { items } = await product.call(listMailTemplates, {}, org.admin);
  const found = items.find((template) => template.key === key);
  if (!found) throw new Error(`There is no template ${key}.`);
  return found;
};
const save = (words: Partial<MailWords>, version = 0, key = KEY) =>
  product.call(
    updateMailTemplate,
    { params: { template: key }, body: { version, ...TEMPLATE_DEFINITIONS[key].words, ...words } },
    org.admin,
  );
const preview = (words: MailWords, key = KEY) =>
  product.call(previewMailTemplate, { params: { template: key }, body: words }, org.admin);

it('returns the product’s words until they are changed, and after a reset', async () => {
  expect(await one()).toMatchObject({ version: 0, isChanged: false, words: TEMPLATE_DEFINITIONS[KEY].words });
  expect(await save(WORDS)).toMatchObject({ version: 1, isChanged: true, words: WORDS });
  expect(await one()).toMatchObject({ version: 1, words: WORDS });
  const reset = await product.call(
    resetMailTemplate,
    { params: { template: KEY }, body: { version: 1 } },
    org.admin,
  );
  expect(reset).toMatchObject({ version: 2, isChanged: false, words: TEMPLATE_DEFINITIONS[KEY].words });
  expect(await save(WORDS, 2)).toMatchObject({ version: 3, isChanged: true });
});

it('rejects a stale version', async () => {
  await save(WORDS);
  await expect(save({ subject: 'Again' }, 0)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
});

it.each([
  [{ subject: 'About {{procedure}}' }, 'subject'],
  [{ paragraphs: ['Fine.', 'You pay $4,500.'] }, 'paragraphs.1'],
  [{ heading: '{{providerName}} looks forward' }, 'heading'],
  [{ buttonLabel: null }, 'buttonLabel'],
])('rejects %j and names the field', async (words, path) => {
  await expect(save(words)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  await expect(preview({ ...WORDS, ...words })).rejects.toMatchObject({ errors: [{ path }] });
  expect(await one()).toMatchObject({ version: 0 });
});

it('previews a template for a sample patient as HTML and text, with markup escaped', async () => {
  const { subject, html, text } = await preview({
    ...WORDS,
    paragraphs: ['<b onclick=x>Bold</b> {{firstName}}'],
  });
  expect(subject).toMatch(/^Hi Hana, your quote from Practice/);
  expect(html).toContain('&#60;b onclick=x&#62;Bold&#60;/b&#62; Hana');
  expect(html).not.toContain('<b onclick');
  expect(text).toContain('Hi Hana,');
  expect(text).toContain('See it:');
});

it('applies changed words to emails, even those written before the change', async () => {
  const office = new PostOffice(product);
  const templates = office.get(MailTemplateRepository);
  const mailId = await office.post(
    quoteLetter(sampleQuote(), samplePractice, sampleSecret('https://quillcare.example/x')),
  );
  await office.transaction(() => templates.change(KEY, 0, WORDS));
  await office.deliver(mailId);
  const [mail] = smtp.received;
  expect(mail?.subject).toBe('Hi Hana, your quote from Harbour Surgical');
  expect(mail?.text).toContain('It is valid until 1 Dec 2026.');
  expect(mail?.text).toContain('See it:\nhttps://quillcare.example/x');
  expect(mail?.html).toContain('Your quote is here</h1>');
});

it('applies changed templates to one practice only', async () => {
  await save(WORDS);
  org = await product.signUp();
  expect(await one()).toMatchObject({ version: 0, isChanged: false });
});
