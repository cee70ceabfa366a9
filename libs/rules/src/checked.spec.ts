import { accept, refuse } from './checked';

describe('checked', () => {
  it('holds a value or a message', () => {
    expect(accept(1)).toEqual({ ok: true, value: 1 });
    expect(refuse('No')).toEqual({ ok: false, message: 'No' });
  });
});
