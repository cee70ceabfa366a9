import { AppError, type ErrorCode } from '@quillcare/contracts';
import { isOutage } from './outage';

describe('isOutage', () => {
  it.each<ErrorCode>(['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'])(
    'is true for the error %s from a service',
    (code) => {
      expect(isOutage(new AppError(code))).toBe(true);
      expect(isOutage(AppError.fromWire(new AppError(code).toWire()))).toBe(true);
    },
  );

  it.each([
    ['a refused connection', { code: 'ECONNREFUSED' }],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['a query without an answer', new Error('Query read timeout')],
    ['a database that shuts down', { driverError: { code: '57P01' } }],
    ['a deadlock', { code: '40P01' }],
  ])('is true for %s', (_, error) => expect(isOutage(error)).toBe(true));

  it.each([
    ['a fault of the code', new TypeError('x is not a function')],
    ['an error that the called service returned', new AppError('NOT_FOUND')],
    ['a fault of the called service', new AppError('INTERNAL')],
    ['a broken constraint', { code: '23505' }],
    ['a statement that takes too long', { code: '57014' }],
  ])('is false for %s', (_, error) => expect(isOutage(error)).toBe(false));
});
