import { success, failure } from './parse-result';

describe('checked', () => {
  it('holds a value or a message', () => {
    expect(success(1)).toEqual({ ok: true, value: 1 });
    expect(failure('No')).toEqual({ ok: false, message: 'No' });
  });
});
