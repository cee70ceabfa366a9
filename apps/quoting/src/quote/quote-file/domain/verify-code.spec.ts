import { newVerifyCode, printedCode, readFileHash, readVerifyCode } from './verify-code';

it('has sixteen characters that cannot be misread, different each time', () => {
  const codes = new Set(Array.from({ length: 500 }, newVerifyCode));
  expect(codes.size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

it('is read as it was printed, in whatever way it is typed', () => {
  const code = newVerifyCode();
  for (const typed of [printedCode(code), code.toLowerCase(), ` ${printedCode(code).replaceAll('-', ' ')} `])
    expect(readVerifyCode(typed)).toBe(code);
  expect(readVerifyCode('oil0-0000-0000-0000')).toBe('0110000000000000');
});

it.each(['', 'ABCD', 'U'.repeat(16), '!'.repeat(16), 'A'.repeat(17)])('takes %j for no code', (typed) => {
  expect(readVerifyCode(typed)).toBeNull();
});

it('knows the fingerprint of a file', () => {
  expect(readFileHash('AB'.repeat(32))).toBe('ab'.repeat(32));
  expect(readFileHash('ab'.repeat(31))).toBeNull();
});
