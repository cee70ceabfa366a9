export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;

const RULES: readonly { readonly holds: (password: string) => boolean; readonly message: string }[] = [
  {
    holds: (p) => p.length >= PASSWORD_MIN_LENGTH,
    message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
  },
  {
    holds: (p) => p.length <= PASSWORD_MAX_LENGTH,
    message: `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`,
  },
  { holds: (p) => /\p{Ll}/u.test(p), message: 'Password must contain at least one lowercase letter' },
  { holds: (p) => /\p{Lu}/u.test(p), message: 'Password must contain at least one uppercase letter' },
  { holds: (p) => /\p{N}/u.test(p), message: 'Password must contain at least one number' },
  {
    holds: (p) => /[^\p{L}\p{M}\p{N}\s]/u.test(p),
    message: 'Password must contain at least one special character',
  },
];

/**
 * Everything that keeps a new password from being accepted, in a fixed order; empty when it is fine.
 * The product's specification: a lowercase and an uppercase letter, a number and a special character;
 * the length bounds are ours.
 */
export function passwordProblems(password: string): string[] {
  return RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}
