import { newVerifyCode, printedCode, readFileHash, readVerifyCode } from './verify-code';

it('generates sixteen unambiguous characters, different each time', () => {
  const codes = new Set(Array.from({ length: 500 }, newVerifyCode));
  expect(codes.size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

it('reads a printed code however it is typed', () => {
  const code = newVerifyCode();
  for (const typed of [printedCode(code), code.toLowerCase(), ` ${printedCode(code).replaceAll('-', ' ')} `])
    expect(readVerifyCode(typed)).toBe(code);
  expect(readVerifyCode('oil0-0000-0000-0000')).toBe('0110000000000000');
});

it.each(['', 'ABCD', 'U'.repeat(16), '!'.repeat(16), 'A'.repeat(17)])('rejects %j as a code', (typed) => {
  expect(readVerifyCode(typed)).toBeNull();
});

it('recognises the SHA-256 hash of a file', () => {
  expect(readFileHash('AB'.repeat(32))).toBe('ab'.repeat(32));
  expect(readFileHash('ab'.repeat(31))).toBeNull();
});
