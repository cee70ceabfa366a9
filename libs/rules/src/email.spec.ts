import fc from 'fast-check';
import { isEmail, normaliseEmail } from './email';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    "o'brien@example.com.au",
    'jane+quote@mail.example.com',
    'nguyễn@example.com',
    'x@täst.example',
    'x@xn--tst-qla.example',
    'x@example.xn--p1ai',
    '{a}|b~c@example.com',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

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
    `${'a'.repeat(65)}@example.com`,
    '.jane@example.com',
    'jane.@example.com',
    'jane..doe@example.com',
    'jane@.example.com',
    'jane@example..com',
    'jane@example.com.',
    'jane@-example.com',
    'jane@example-.com',
    'jane@[127.0.0.1]',
    'jane@[IPv6:::1]',
    'jane@127.0.0.1',
    'jane@example.c',
    'jane@example.123',
    'jane@exam_ple.com',
    `jane@${'a'.repeat(64)}.com`,
    '"jane doe"@example.com',
    'ｊane@example.com',
    'jane＠example.com',
    'jane@ｅxample.com',
    'ja\u200bne@example.com',
    'jane@exam\u200dple.com',
    '\u202ejane@example.com',
    'jane@example\u00ad.com',
    'ja\uFFFDne@example.com',
    'jane\uD83D@example.com',
    'jane😀@example.com',
  ])('rejects %j', (text) => expect(isEmail(text)).toBe(false));

  it('accepts every ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => expect(isEmail(text)).toBe(true)));
  });

  it('rejects hostile text quickly', () => {
    expect(isEmail(`${'a@'.repeat(100_000)}.`)).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(120)}`)).toBe(false);
  });
});

describe('normaliseEmail', () => {
  it('trims and lowercases the address', () =>
    expect(normaliseEmail('  Jane.OBrien@Example.COM ')).toBe('jane.obrien@example.com'));
});
