import { OPERATIONS } from '@quillcare/contracts';
import { fieldsOf, formsOf, idFieldsOf, misfitOf, misfitTextOf, sampleOf, schemaOf, withAt } from './sample';

const anyId = () => '01890000-0000-7000-8000-000000000001';
const routed = OPERATIONS.filter(({ http }) => http);

describe('contract samples', () => {
  it.each(routed.map((operation) => [operation.name, operation] as const))(
    'are valid for %s',
    (_name, operation) => {
      const body = sampleOf(schemaOf(operation, 'body'), anyId);
      expect(operation.body.safeParse(body)).toMatchObject({ success: true });
      const query = sampleOf(schemaOf(operation, 'query'), anyId);
      expect(operation.query.safeParse(query)).toMatchObject({ success: true });
    },
  );

  it.each(routed.map((operation) => [operation.name, operation] as const))(
    'with an invalid value in any field are rejected for %s',
    (_name, operation) => {
      const schema = schemaOf(operation, 'body');
      for (const form of formsOf(schema)) {
        const body = sampleOf(form, anyId) as object;
        expect(operation.body.safeParse(body)).toMatchObject({ success: true });
        for (const [key, field] of fieldsOf(schema, form).all)
          expect(operation.body.safeParse({ ...body, [key]: misfitOf(field) }).success).toBe(false);
      }
      for (const [key, schema] of Object.entries(schemaOf(operation, 'query').properties ?? {})) {
        expect(operation.query.safeParse({ [key]: misfitTextOf(schema) }).success).toBe(false);
      }
    },
  );

  it('locate the fields with ids', () => {
    const createQuote = OPERATIONS.find(({ name }) => name === 'quoting.createQuote');
    expect(createQuote && idFieldsOf(schemaOf(createQuote, 'body')).map((path) => path.join('.'))).toEqual([
      'clientId',
      'doctorId',
      'hospitalId',
      'siteId',
      'surgeries.0.surgeryId',
      'surgeries.0.optionIds.0',
      'surgeries.0.decidedListIds.0',
      'lines.0.surgeryId',
      'lines.0.optionIds.0',
    ]);
    expect(withAt({ lines: [{ a: 1 }], b: 2 }, ['lines', '0', 'a'], 9)).toEqual({ lines: [{ a: 9 }], b: 2 });
  });
});
