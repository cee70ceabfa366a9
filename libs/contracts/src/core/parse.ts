import type { z } from 'zod';
import { AppError, type FieldError } from './app-error';
import type { InputOf, Operation, RequestOf, ResultOf } from './operation';
import './validation-words';

/** Returns the invalid fields of a failed parse, each with its path. `prefix` is the part of the request. */
export function fieldErrors(error: z.ZodError, prefix = ''): FieldError[] {
  const ofWrongType = new Set(error.issues.filter(({ code }) => code === 'invalid_type').map(pathOf));
  const errors = error.issues.flatMap((issue) => {
    // Zod also checks the length if a string is given for a list; the wrong type is all that needs reporting.
    if (issue.code !== 'invalid_type' && ofWrongType.has(pathOf(issue))) return [];
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [prefix, ...at, key].filter(Boolean).join('.'),
        message: 'Unknown field',
      }));
    }
    return [{ path: [prefix, ...at].filter(Boolean).join('.') || 'body', message: issue.message }];
  });
  // Two rules of a field can have the same message, such as "at least 0.01" and "a multiple of 0.01".
  return [...new Map(errors.map((one) => [`${one.path} ${one.message}`, one])).values()];
}

function pathOf({ path }: z.core.$ZodIssue): string {
  return path.map(String).join('.');
}

/** Parses all three parts of a request and reports every invalid field at once; throws `VALIDATION_FAILED`. */
export function parseInput<O extends Operation>(operation: O, request: RequestOf<O>): InputOf<O> {
  const params = operation.params.safeParse(request.params ?? {});
  const query = operation.query.safeParse(request.query ?? {});
  const body = operation.body.safeParse(request.body ?? {});
  const errors = [
    ...(params.success ? [] : fieldErrors(params.error, 'params')),
    ...(query.success ? [] : fieldErrors(query.error, 'query')),
    ...(body.success ? [] : fieldErrors(body.error)),
  ];
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
  return { params: params.data, query: query.data, body: body.data } as InputOf<O>;
}

/** Parses a result, so that nothing outside the contract is sent. Throws `INTERNAL` if the service violated its contract. */
export function parseResult<O extends Operation>(operation: O, value: unknown): ResultOf<O> {
  const parsed = operation.result.safeParse(value);
  if (parsed.success) return parsed.data as ResultOf<O>;
  const where = parsed.error.issues.map(describe).join('; ');
  throw new AppError('INTERNAL', {
    cause: new Error(`${operation.name} returned a response that violates its contract: ${where}`),
  });
}

// Describes for the log what the schema expected, without the value.
function describe(issue: z.core.$ZodIssue): string {
  const expected = 'expected' in issue ? ` (expected ${issue.expected})` : '';
  return `${issue.path.join('.')}: ${issue.code}${expected}`;
}
