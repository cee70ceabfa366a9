import { named } from './statement';

const nameOf = (text: string) => named('crm.clients', text, []).name;

it('gives each statement text one name that fits PostgreSQL’s limit', () => {
  expect(nameOf('select 1')).toBe(nameOf('select 1'));
  expect(nameOf('select 1')).not.toBe(nameOf('select 2'));
  expect(nameOf('select 1')).toMatch(/^crm\.clients_/);
  expect(named('x'.repeat(80), 'select 3', []).name.length).toBeLessThan(64);
});
