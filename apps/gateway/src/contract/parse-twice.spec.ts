import { OPERATIONS, parseInput, type Operation } from '@quillcare/contracts';
import { sampleOf, schemaOf } from './sample';

const ID = '0190a0a0-0000-7000-8000-000000000001';

// The front door parses, and a service in another process parses what it gets once more: both must see the
// same.
describe('an input that was parsed', () => {
  it.each(OPERATIONS.map((operation) => [operation.name, operation] as [string, Operation]))(
    'of %s is parsed to itself',
    (_, operation) => {
      const sample = (part: 'params' | 'query' | 'body') =>
        sampleOf(schemaOf(operation, part), () => ID) as never;
      const once = parseInput(operation, {
        params: sample('params'),
        query: sample('query'),
        body: sample('body'),
      });
      expect(parseInput(operation, once as never)).toEqual(once);
    },
  );
});
