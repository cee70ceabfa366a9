import type { FieldError, MailVariable, MailWords } from '@quillcare/contracts';
import type { TemplateDefinition } from './template-definition';

export type MailValues = Partial<Record<MailVariable, string>>;

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Fills in the variables of a text. Values are not expanded again. */
export function fillVariables(text: string, values: MailValues): string {
  return text.replace(VARIABLE, (_whole, name: string) => values[name as MailVariable] ?? '');
}

export function fillWording(words: MailWords, values: MailValues): MailWords {
  const fill = (text: string) => fillVariables(text, values);
  return {
    subject: fill(words.subject),
    heading: fill(words.heading),
    greeting: fill(words.greeting),
    paragraphs: words.paragraphs.map(fill),
    buttonLabel: words.buttonLabel === null ? null : fill(words.buttonLabel),
  };
}

/** Returns the problems of an email's wording, by field. */
export function findWordingProblems(words: MailWords, definition: TemplateDefinition): FieldError[] {
  const fields = fieldsOf(words);
  const named = fields.flatMap(({ text }) => variablesOf(text));
  const missing = definition.needed.filter((variable) => !named.includes(variable));
  return [
    ...fields.flatMap((field) => problemsOf(field, definition)),
    ...missing.map((variable) => ({
      path: 'paragraphs',
      message: `This email needs {{${variable}}} in its text`,
    })),
    ...findButtonProblems(words, definition),
  ];
}

interface TextField {
  path: string;
  text: string;
}

function fieldsOf({ subject, heading, greeting, paragraphs, buttonLabel }: MailWords): TextField[] {
  return [
    { path: 'subject', text: subject },
    { path: 'heading', text: heading },
    { path: 'greeting', text: greeting },
    ...paragraphs.map((text, at) => ({ path: `paragraphs.${at}`, text })),
    ...(buttonLabel === null ? [] : [{ path: 'buttonLabel', text: buttonLabel }]),
  ];
}

function variablesOf(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
}

// A subject is shown on a locked screen, so it must not contain a secret.
const FORBIDDEN_IN_SUBJECT: readonly string[] = ['code'];

function problemsOf({ path, text }: TextField, { variables }: TemplateDefinition): FieldError[] {
  const unknown = variablesOf(text).filter((name) => !variables.includes(name as MailVariable));
  const rest = text.replace(VARIABLE, '');
  const found = [
    ...unknown.map((name) => `{{${name}}} is not available here. You can use ${formatVariables(variables)}`),
    ...(/[{}]/.test(rest) ? ['Write variables as {{firstName}}, with two brackets on each side'] : []),
    ...(containsAmount(rest) ? [MONEY] : []),
    ...(path === 'subject' && FORBIDDEN_IN_SUBJECT.some((name) => variablesOf(text).includes(name))
      ? ['The code cannot be in the subject, because the subject shows on a locked phone']
      : []),
  ];
  return found.map((message) => ({ path, message }));
}

function findButtonProblems({ buttonLabel }: MailWords, { words }: TemplateDefinition): FieldError[] {
  if (words.buttonLabel !== null && buttonLabel === null)
    return [{ path: 'buttonLabel', message: 'This field is required' }];
  if (words.buttonLabel === null && buttonLabel !== null)
    return [{ path: 'buttonLabel', message: 'This email has no link, so it has no button' }];
  return [];
}

function formatVariables(variables: readonly MailVariable[]): string {
  return variables.map((name) => `{{${name}}}`).join(', ');
}

const MONEY = 'Emails do not mention amounts of money; the patient sees them on the quote’s page';
const AMOUNT =
  /[$€£]\s*\d|\b(?:AUD|NZD)\s*\$?\s*\d|\d[\d,. ]*\s*(?:AUD|NZD|dollars?|bucks|cents?)\b|\d{1,3}(?:,\d{3})+(?!\d)|\d\.\d{2}(?![\d.]|\s*[ap]\.?m)/i;

/** Returns whether a text seems to contain an amount of money. */
export function containsAmount(text: string): boolean {
  return AMOUNT.test(text);
}
