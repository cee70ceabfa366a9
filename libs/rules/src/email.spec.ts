import fc from 'fast-check';
import { isEmail, normaliseEmail } from './email';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    "o'brien@example.com.au",
    'jane+quote@mail.example.com',
    'nguyễn@example.com',
    'x@täst.example',
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@b.',
    'a@.b',
    'a@b..co',
    'a b@c.de',
    'a@b c.de',
    'a@b@c.de',
    'a@b.co,c@d.co',
    '<a@b.co>',
    'a\u0000@b.co',
    'a@b.co\nBcc: c@d.co',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));

  it('takes every ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => expect(isEmail(text)).toBe(true)));
  });

  it('is quick on hostile text', () => {
    expect(isEmail(`${'a@'.repeat(100_000)}.`)).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(120)}`)).toBe(false);
  });
});

describe('normaliseEmail', () => {
  it('trims and lowers', () =>
    expect(normaliseEmail('  Jane.OBrien@Example.COM ')).toBe('jane.obrien@example.com'));
});
