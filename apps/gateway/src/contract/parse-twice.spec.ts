import { OPERATIONS, parseInput, type Operation } from '@quillcare/contracts';
import { sampleOf, schemaOf } from './sample';

const ID = '0190a0a0-0000-7000-8000-000000000001';

// The gateway parses the input, and a service in another process parses the result again. Both must get the same.
describe('parsed input', () => {
  it.each(OPERATIONS.map((operation) => [operation.name, operation] as [string, Operation]))(
    'of %s does not change when parsed again',
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
