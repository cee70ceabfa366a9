import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Returns the message for a schema without one of its own: on the server, in forms and between processes alike. */
export function sentenceOf(issue: Issue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return 'This field is required';
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected);
    case 'invalid_value':
      return issue.values.length > 1 ? 'Please choose one of the possible values' : INVALID;
    case 'invalid_format':
      return BY_FORMAT[issue.format] ?? INVALID;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'not_multiple_of':
      return NUMBER;
    default:
      return INVALID;
  }
}

const INVALID = 'This field is invalid';
const NUMBER = 'Please enter a valid number';
const BY_FORMAT: Partial<Record<string, string>> = {
  date: 'Please enter a valid date',
  datetime: 'Please enter a valid date and time',
  email: 'Please enter a valid email address',
  url: 'Please enter a valid web address',
};
const LISTS = new Set(['array', 'set', 'map', 'record']);
const NUMBERS = new Set(['number', 'int', 'bigint']);

function ofType(expected: string): string {
  if (expected === 'int') return 'Please enter a whole number';
  return NUMBERS.has(expected) ? NUMBER : INVALID;
}

function tooSmall(origin: string, least: number): string {
  if (LISTS.has(origin))
    return least === 1 ? 'Please choose at least one' : `Please choose at least ${told(least)}`;
  return NUMBERS.has(origin) ? 'This number is too small' : 'This field is too short';
}

function tooBig(origin: string, most: number): string {
  if (LISTS.has(origin)) return most === 1 ? 'Please choose only one' : `Please choose at most ${told(most)}`;
  return NUMBERS.has(origin) ? 'This number is too large' : 'This field is too long';
}

// Formats 10,000 without Intl, which is slow to load on phones.
function told(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

z.config({ customError: sentenceOf });
