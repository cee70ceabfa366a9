import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Returns the message for a schema without one of its own: on the server, in forms and between processes alike. */
export function validationMessage(issue: Issue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return 'This field is required';
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected);
    case 'invalid_value':
      return issue.values.length > 1 ? 'Please choose one of the possible values' : INVALID_MESSAGE;
    case 'invalid_format':
      return MESSAGE_BY_FORMAT[issue.format] ?? INVALID_MESSAGE;
    case 'too_small':
      return tooSmallMessage(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBigMessage(issue.origin, Number(issue.maximum));
    case 'not_multiple_of':
      return INVALID_NUMBER_MESSAGE;
    default:
      return INVALID_MESSAGE;
  }
}

const INVALID_MESSAGE = 'This field is invalid';
const INVALID_NUMBER_MESSAGE = 'Please enter a valid number';
const MESSAGE_BY_FORMAT: Partial<Record<string, string>> = {
  date: 'Please enter a valid date',
  datetime: 'Please enter a valid date and time',
  email: 'Please enter a valid email address',
  url: 'Please enter a valid web address',
};
const LIST_TYPES = new Set(['array', 'set', 'map', 'record']);
const NUMBER_TYPES = new Set(['number', 'int', 'bigint']);

function typeMessage(expected: string): string {
  if (expected === 'int') return 'Please enter a whole number';
  return NUMBER_TYPES.has(expected) ? INVALID_NUMBER_MESSAGE : INVALID_MESSAGE;
}

function tooSmallMessage(origin: string, min: number): string {
  if (LIST_TYPES.has(origin))
    return min === 1 ? 'Please choose at least one' : `Please choose at least ${formatCount(min)}`;
  return NUMBER_TYPES.has(origin) ? 'This number is too small' : 'This field is too short';
}

function tooBigMessage(origin: string, max: number): string {
  if (LIST_TYPES.has(origin))
    return max === 1 ? 'Please choose only one' : `Please choose at most ${formatCount(max)}`;
  return NUMBER_TYPES.has(origin) ? 'This number is too large' : 'This field is too long';
}

// Formats 10,000 without Intl, which is slow to load on phones.
function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

z.config({ customError: validationMessage });
