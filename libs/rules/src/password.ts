export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;

const PASSWORD_RULES: readonly { readonly isMet: (password: string) => boolean; readonly message: string }[] =
  [
    {
      isMet: (p) => p.length >= PASSWORD_MIN_LENGTH,
      message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    },
    {
      isMet: (p) => p.length <= PASSWORD_MAX_LENGTH,
      message: `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`,
    },
    { isMet: (p) => /\p{Ll}/u.test(p), message: 'Password must contain at least one lowercase letter' },
    { isMet: (p) => /\p{Lu}/u.test(p), message: 'Password must contain at least one uppercase letter' },
    { isMet: (p) => /\p{N}/u.test(p), message: 'Password must contain at least one number' },
    {
      isMet: (p) => /[^\p{L}\p{M}\p{N}\s]/u.test(p),
      message: 'Password must contain at least one special character',
    },
  ];

/**
 * Returns all problems of a new password in a fixed order, empty if it is acceptable. The product specification requires a
 * lower-case and an upper-case letter, a number and a special character. The length limits are ours.
 */
export function passwordProblems(password: string): string[] {
  return PASSWORD_RULES.filter((rule) => !rule.isMet(password)).map((rule) => rule.message);
}
