import fc from 'fast-check';
import { isEmail, normaliseEmail } from './email';
import { forAll } from './for-all.suite';

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
    ['a part is missing', ['', 'a', 'a@b', '@b.co', 'a@', 'a@b.', 'a@.b', 'a@b..co']],
    ['it is more than one address', ['a b@c.de', 'a@b c.de', 'a@b@c.de', 'a@b.co,c@d.co', '<a@b.co>']],
    ['it has control characters', ['a\u0000@b.co', 'a@b.co\nBcc: c@d.co']],
    ['a part is too long', [250, 65].map((length) => `${'a'.repeat(length)}@example.com`)],
    ['a label is too long', [`jane@${'a'.repeat(64)}.com`]],
    ['a dot has nothing beside it', ['.jane@example.com', 'jane.@example.com', 'jane..doe@example.com']],
    ['a label is empty', ['jane@.example.com', 'jane@example..com', 'jane@example.com.']],
    ['a label begins or ends with a hyphen', ['jane@-example.com', 'jane@example-.com']],
    ['the domain is an address', ['jane@[127.0.0.1]', 'jane@[IPv6:::1]', 'jane@127.0.0.1']],
    ['the domain cannot exist', ['jane@example.c', 'jane@example.123', 'jane@exam_ple.com']],
    ['it is quoted', ['"jane doe"@example.com']],
    ['it is in full width', ['ｊane@example.com', 'jane＠example.com', 'jane@ｅxample.com']],
    [
      'it has invisible characters',
      ['ja\u200bne@example.com', 'jane@exam\u200dple.com', 'jane@example\u00ad.com'],
    ],
    ['it is reversed', ['\u202ejane@example.com']],
    [
      'it has broken characters or emoji',
      ['ja\uFFFDne@example.com', 'jane\uD83D@example.com', 'jane😀@example.com'],
    ],
  ])('rejects an address if %s', (_why, texts) => expect(texts.filter(isEmail)).toEqual([]));

  it('accepts every ordinary address', () => {
    forAll(fc.emailAddress(), (text) => expect(isEmail(text)).toBe(true));
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
