import { AppError } from '@quillcare/contracts';
import { checkAssignees } from './lead-settings';

describe('those who take turns', () => {
  const fieldsOf = (act: () => void): string[] => {
    try {
      act();
      return [];
    } catch (error) {
      return error instanceof AppError ? (error.errors ?? []).map(({ path }) => path) : ['?'];
    }
  };

  it('are colleagues of the practice, and somebody is there', () => {
    const known = new Set(['ana', 'ben']);
    const check = (assigneeIds: string[], assignment: 'IN_TURN' | 'NOBODY' = 'IN_TURN') =>
      fieldsOf(() => checkAssignees({ assignment, assigneeIds }, known));
    expect(check(['ana', 'ben'])).toEqual([]);
    expect(check(['ana', 'zoe', 'ben', 'yan'])).toEqual(['assigneeIds.1', 'assigneeIds.3']);
    expect(check([])).toEqual(['assigneeIds']);
    expect(check([], 'NOBODY')).toEqual([]);
  });
});
