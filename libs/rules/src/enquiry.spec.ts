import fc from 'fast-check';
import {
  consentStatements,
  CONTACT_METHODS,
  isSlug,
  contactProblems,
  toSlug,
  spamProblem,
  parseWebOrigin,
} from './enquiry';
import { forAll } from './for-all.suite';

const paths = (given: Parameters<typeof contactProblems>[0]) =>
  contactProblems(given).map(({ path }) => path);

describe('an enquirer', () => {
  it('must give a phone number or an email address', () => {
    expect(paths({ consentEmail: true })).toEqual(['phone']);
    expect(paths({ email: 'a@example.com', consentEmail: true })).toEqual([]);
    expect(paths({ phone: '0412 345 678', consentPhone: true })).toEqual([]);
  });

  it('can consent only to channels with a contact given, and to at least one', () => {
    expect(paths({ phone: '0412 345 678', consentEmail: true })).toEqual(['email']);
    expect(paths({ email: 'a@example.com', consentSms: true })).toEqual(['phone']);
    expect(paths({ email: 'a@example.com' })).toEqual(['consentEmail']);
    expect(paths({ phone: '0412 345 678' })).toEqual(['consentPhone']);
  });

  it('can always be contacted through a consented channel once the form is complete', () => {
    const maybe = fc.option(fc.constant('given'), { nil: null });
    forAll(maybe, maybe, fc.boolean(), fc.boolean(), fc.boolean(), (email, phone, byMail, byPhone, bySms) => {
      const given = { email, phone, consentEmail: byMail, consentPhone: byPhone, consentSms: bySms };
      if (contactProblems(given).length > 0) return;
      expect((byMail && email) || ((byPhone || bySms) && phone)).toBeTruthy();
    });
  });

  it('sees the practice’s name in each consent', () => {
    const words = consentStatements('Harbour Surgical');
    for (const way of CONTACT_METHODS) expect(words[way]).toContain('Harbour Surgical may');
    expect(new Set(Object.values(words)).size).toBe(3);
  });
});

describe('spamProblem', () => {
  it.each([
    'What does a rhinoplasty cost?',
    'My scan is at https://scans.example/1 and https://scans.example/2',
    'I weigh < 80 kg and am > 40',
    null,
    '',
  ])('allows the message %s', (message) => expect(spamProblem(message)).toBeNull());

  it.each([
    'Buy at http://a.example http://b.example and www.c.example',
    'Click <a href="http://x.example">here</a>',
    '[url=http://x.example]cheap[/url]',
    '<script>alert(1)</script>',
  ])('rejects the advertisement %s', (message) => expect(spamProblem(message)).not.toBeNull());
});

describe('slug of an enquiry form', () => {
  it.each([
    ['St Mary’s Plastic Surgery', 'st-marys-plastic-surgery'],
    ['  Ngāti & Co.  ', 'ngati-co'],
    ['Ö', 'practice-o'],
    ['病院', 'practice'],
  ])('for %s is %s', (name, slug) => expect(toSlug(name)).toBe(slug));

  it('suggested for any name is valid', () => {
    forAll(fc.string({ unit: 'binary', maxLength: 300 }), (name) => isSlug(toSlug(name)));
  });

  it.each(['ab', 'Harbour', 'a--b', '-ab', 'ab-', 'a b c', 'a/b', 'ä-b', 'x'.repeat(61)])(
    'cannot be %s',
    (text) => expect(isSlug(text)).toBe(false),
  );
});

describe('origin of a website that embeds the form', () => {
  it.each([
    ['https://www.practice.com.au', 'https://www.practice.com.au'],
    [' HTTPS://Practice.example/ ', 'https://practice.example'],
    ['https://practice.example:8443', 'https://practice.example:8443'],
  ])('normalises %s to %s', (typed, origin) => expect(parseWebOrigin(typed)).toBe(origin));

  it.each([
    ['without https', ['practice.example', 'http://practice.example', 'https://localhost', '']],
    ['of several sites', ['https://*.example.com', '*', "'self'"]],
    ['with more than an origin', ['https://a.example/page', 'https://user@a.example']],
    ['with another directive', ["https://a.example; script-src 'unsafe-inline'"]],
  ])('rejects an address %s', (_how, typed) =>
    expect(typed.map(parseWebOrigin)).toEqual(typed.map(() => null)),
  );

  it('can never add a directive to the content security policy', () => {
    forAll(fc.string(), (text) => !/[\s;,'"*]/.test(parseWebOrigin(`https://a.example${text}`) ?? ''));
  });
});
