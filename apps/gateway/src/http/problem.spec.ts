import { NotFoundException } from '@nestjs/common';
import { AppError, invalid } from '@quillcare/contracts';
import { asAppError, problemOf } from './problem';

describe('problem details', () => {
  it('name every invalid field', () => {
    expect(
      problemOf(invalid({ path: 'email', message: 'Please enter a valid email address' }), 'c-1'),
    ).toEqual({
      type: 'urn:quillcare:error:validation-failed',
      title: 'Please check your input',
      status: 400,
      detail: 'Please enter a valid email address',
      code: 'VALIDATION_FAILED',
      correlationId: 'c-1',
      errors: [{ path: 'email', message: 'Please enter a valid email address' }],
    });
  });

  it('join the distinct messages with commas in one sentence', () => {
    const errors = [
      { path: 'signatureData', message: 'Please provide your signature' },
      { path: 'firstName', message: 'This field is required' },
      { path: 'lastName', message: 'This field is required' },
    ];
    expect(problemOf(invalid(...errors), 'c-1').detail).toBe(
      'Please provide your signature, This field is required',
    );
  });

  it('name fifty invalid fields and count the rest', () => {
    const errors = Array.from({ length: 20_000 }, (_, n) => ({
      path: `${n}${'x'.repeat(1_000)}`,
      message: 'm',
    }));
    const problem = problemOf(invalid(...errors), 'c-1');
    expect(problem.errors).toHaveLength(50);
    expect(problem.furtherErrors).toBe(19_950);
    expect(JSON.stringify(problem).length).toBeLessThan(20_000);
  });

  it('never reveal internal errors', () => {
    const error = asAppError(new Error('password authentication failed for user "crm"'));
    expect(JSON.stringify(problemOf(error, 'c-1'))).not.toContain('password');
    expect(problemOf(new AppError('INTERNAL', { detail: 'table crm.client' }), 'c').detail).toBe(
      'An unknown error occurred',
    );
  });

  it.each([
    [new NotFoundException(), 'NOT_FOUND'],
    [Object.assign(new Error('x'), { statusCode: 413 }), 'PAYLOAD_TOO_LARGE'],
    [Object.assign(new Error('x'), { statusCode: 415 }), 'UNSUPPORTED_MEDIA_TYPE'],
    [Object.assign(new Error('x'), { statusCode: 400 }), 'MALFORMED_REQUEST'],
    [Object.assign(new Error('x'), { statusCode: 406 }), 'MALFORMED_REQUEST'],
    [Object.assign(new Error('x'), { statusCode: 503 }), 'SERVICE_UNAVAILABLE'],
    [Object.assign(new Error('x'), { statusCode: 502 }), 'INTERNAL'],
    [new URIError('URI malformed'), 'MALFORMED_REQUEST'],
    [new TypeError('x is not a function'), 'INTERNAL'],
    ['a text', 'INTERNAL'],
    [undefined, 'INTERNAL'],
  ])('turn %s into %s', (error, code) => {
    expect(asAppError(error).code).toBe(code);
  });
});
