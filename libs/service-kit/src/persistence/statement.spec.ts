import { namedStatement } from './statement';

const nameOf = (text: string) => namedStatement('crm.clients', text, []).name;

it('gives each statement text one name that fits PostgreSQL’s limit', () => {
  expect(nameOf('select 1')).toBe(nameOf('select 1'));
  expect(nameOf('select 1')).not.toBe(nameOf('select 2'));
  expect(nameOf('select 1')).toMatch(/^crm\.clients_/);
  expect(namedStatement('x'.repeat(80), 'select 3', []).name.length).toBeLessThan(64);
});
