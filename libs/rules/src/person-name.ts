import { accept, refuse, type Checked } from './checked';

/** The text for a name with characters that no name has. */
export const INVALID_NAME = 'This field is invalid';

/** The text for a name that holds an address. */
export const NAME_WITH_ADDRESS = 'Please leave out web and email addresses';

// Format characters are invisible: zero-width spaces and joiners, direction marks, byte order marks.
const INVISIBLE = /\p{Cf}+/gu;
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\uFFFD<>]/u;
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|\S@\S+\.\S/iu;

/** Text without invisible characters, which come along when people copy from web pages; trimmed. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/** Whether text, already without invisible characters, can be a name: one line, no control characters. */
export function isName(text: string): boolean {
  return !NOT_IN_NAMES.test(text);
}

/** Whether a name holds neither a web nor an email address: names appear in mails to outsiders. */
export function hasNoAddress(text: string): boolean {
  return !ADDRESS.test(text);
}

/** A name in its stored form: without invisible characters, single spaces. */
export function normaliseName(input: string): Checked<string> {
  const name = withoutInvisible(input);
  if (!isName(name)) return refuse(INVALID_NAME);
  return hasNoAddress(name) ? accept(name.replace(/\s+/g, ' ')) : refuse(NAME_WITH_ADDRESS);
}
