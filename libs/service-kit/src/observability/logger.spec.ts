import { Writable } from 'node:stream';
import { DatabaseError } from 'pg';
import { contextFor, runInContext } from '../context';
import { createLogger } from './logger';

function captured(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLogger('info', stream));
  return text;
}

describe('logger', () => {
  it('redacts personal data and secrets at every depth we log', () => {
    const line = captured((log) =>
      log.info(
        {
          email: 'ana@practice.example',
          client: { firstName: 'Siobhán', phone: '+61412345678' },
          a: { b: { password: 'hunter2', c: { token: 't0ken' } } },
        },
        'x',
      ),
    );
    for (const secret of ['ana@', 'Siobhán', '+61412345678', 'hunter2', 't0ken'])
      expect(line).not.toContain(secret);
    expect(line).toContain('[redacted]');
  });

  it('adds the correlation id of the request to each line', () => {
    const context = contextFor({ kind: 'anonymous' });
    const line = captured((log) => runInContext(context, () => log.info('hello')));
    expect(JSON.parse(line)).toMatchObject({ msg: 'hello', correlationId: context.correlationId });
  });

  it('redacts the details of a row that the database rejected', () => {
    const refused = Object.assign(new DatabaseError('duplicate key value', 1, 'error'), {
      detail: 'Key (email)=(ana@practice.example) already exists.',
      where: 'COPY client, line 1: "Siobhán"',
    });
    const line = captured((log) => log.error({ err: refused }, 'failed'));
    expect(line).toContain('duplicate key value');
    for (const secret of ['ana@', 'Siobhán']) expect(line).not.toContain(secret);
  });

  it('logs the type of an error', () => {
    const shown = { type: 'TypeError', message: 'x is not a function', stack: 'at quote.ts:1:1' };
    expect(JSON.parse(captured((log) => log.error({ err: shown }, 'failed')))).toMatchObject({ err: shown });
    expect(
      JSON.parse(captured((log) => log.error({ err: new RangeError('too far') }, 'failed'))),
    ).toMatchObject({ err: { type: 'RangeError', message: 'too far' } });
  });
});
