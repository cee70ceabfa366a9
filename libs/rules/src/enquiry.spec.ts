import fc from 'fast-check';
import { consentWords, CONTACT_WAYS, isSlug, reachProblems, slugOf, spamProblem, webOrigin } from './enquiry';

const paths = (given: Parameters<typeof reachProblems>[0]) => reachProblems(given).map(({ path }) => path);

describe('somebody who asks', () => {
  it('needs a phone number or an email address', () => {
    expect(paths({ consentEmail: true })).toEqual(['phone']);
    expect(paths({ email: 'a@example.com', consentEmail: true })).toEqual([]);
    expect(paths({ phone: '0412 345 678', consentPhone: true })).toEqual([]);
  });

  it('can only agree to ways that they gave an address for, and to one at least', () => {
    expect(paths({ phone: '0412 345 678', consentEmail: true })).toEqual(['email']);
    expect(paths({ email: 'a@example.com', consentSms: true })).toEqual(['phone']);
    expect(paths({ email: 'a@example.com' })).toEqual(['consentEmail']);
    expect(paths({ phone: '0412 345 678' })).toEqual(['consentPhone']);
  });

  it('that is complete can be contacted in a way that they agreed to', () => {
    const maybe = fc.option(fc.constant('given'), { nil: null });
    fc.assert(
      fc.property(
        maybe,
        maybe,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (email, phone, byMail, byPhone, bySms) => {
          const given = { email, phone, consentEmail: byMail, consentPhone: byPhone, consentSms: bySms };
          if (reachProblems(given).length > 0) return;
          expect((byMail && email) || ((byPhone || bySms) && phone)).toBeTruthy();
        },
      ),
    );
  });

  it('reads the practice’s name in each consent', () => {
    const words = consentWords('Harbour Surgical');
    for (const way of CONTACT_WAYS) expect(words[way]).toContain('Harbour Surgical may');
    expect(new Set(Object.values(words)).size).toBe(3);
  });
});

describe('a message', () => {
  it.each([
    'What does a rhinoplasty cost?',
    'My scan is at https://scans.example/1 and https://scans.example/2',
    'I weigh < 80 kg and am > 40',
    null,
    '',
  ])('may say %s', (message) => expect(spamProblem(message)).toBeNull());

  it.each([
    'Buy at http://a.example http://b.example and www.c.example',
    'Click <a href="http://x.example">here</a>',
    '[url=http://x.example]cheap[/url]',
    '<script>alert(1)</script>',
  ])('that is an advertisement is refused: %s', (message) => expect(spamProblem(message)).not.toBeNull());
});

describe('the address of a form', () => {
  it.each([
    ['St Mary’s Plastic Surgery', 'st-marys-plastic-surgery'],
    ['  Ngāti & Co.  ', 'ngati-co'],
    ['Ö', 'practice-o'],
    ['病院', 'practice'],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('suggested for any name is one that is accepted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => isSlug(slugOf(name))));
  });

  it.each(['ab', 'Harbour', 'a--b', '-ab', 'ab-', 'a b c', 'a/b', 'ä-b', 'x'.repeat(61)])(
    'is not %s',
    (text) => expect(isSlug(text)).toBe(false),
  );
});

describe('a website that may embed the form', () => {
  it.each([
    ['https://www.practice.com.au', 'https://www.practice.com.au'],
    [' HTTPS://Practice.example/ ', 'https://practice.example'],
    ['https://practice.example:8443', 'https://practice.example:8443'],
  ])('%s is %s', (typed, origin) => expect(webOrigin(typed)).toBe(origin));

  it.each([
    'practice.example',
    'http://practice.example',
    'https://*.example.com',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example/page',
    'https://user@a.example',
    'https://localhost',
    "'self'",
    '*',
    '',
  ])('is not %s', (typed) => expect(webOrigin(typed)).toBeNull());

  it('can never add a directive to a policy', () => {
    fc.assert(
      fc.property(fc.string(), (text) => !/[\s;,'"*]/.test(webOrigin(`https://a.example${text}`) ?? '')),
    );
  });
});
