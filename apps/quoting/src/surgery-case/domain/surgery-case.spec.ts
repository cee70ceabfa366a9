import { surgeryCaseMachine } from '@quillcare/contracts';
import { firstStatus } from './surgery-case';

it('a cosmetic procedure is planned first, any other is scheduled', () => {
  expect(firstStatus('COSMETIC')).toBe('PLANNED');
  for (const procedureClass of ['MEDICARE', 'MIXED', 'OTHER'] as const) {
    expect(firstStatus(procedureClass)).toBe('SCHEDULED');
    expect(surgeryCaseMachine.initial).toContain(firstStatus(procedureClass));
  }
});
