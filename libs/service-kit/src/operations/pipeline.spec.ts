import { AppError } from '@quillcare/contracts';
import { translateDatabaseError } from './pipeline';

const sql = (code: string) => Object.assign(new Error(`SQLSTATE ${code}: row (1, secret)`), { code });

describe('translate', () => {
  it.each([
    ['57014', 'DEADLINE_EXCEEDED', 'Database timeout - operation took too long'],
    ['42501', 'PERMISSION_DENIED', 'Permission denied. Please contact support if this issue persists.'],
    ['40001', 'SERVICE_UNAVAILABLE', 'Service temporarily unavailable. Please try again.'],
    ['57P01', 'SERVICE_UNAVAILABLE', 'Service temporarily unavailable. Please try again.'],
  ])('turns SQLSTATE %s into %s: "%s"', (state, code, sentence) => {
    const error = sql(state);
    expect(translateDatabaseError(error)).toMatchObject({ code, message: sentence, cause: error });
  });

  it('leaves unexpected errors and AppErrors unchanged', () => {
    const unknown = sql('22012');
    expect(translateDatabaseError(unknown)).toBe(unknown);
    const own = new AppError('NOT_FOUND');
    expect(translateDatabaseError(own)).toBe(own);
  });
});
