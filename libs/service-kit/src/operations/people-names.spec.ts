import { AppError, UserChanged } from '@quillcare/contracts';
import { Clock } from '../clock';
import { contextFor, runInContext } from '../context';
import type { LiveEvents } from '../messaging/live';
import type { ProcessLogger } from '../observability/logger';
import { PeopleNames } from './people-names';
import type { RpcClient } from './rpc-client';

type Request = { body: { organisationId: string; ids: string[] } };
type Told = (event: { data: { userId: string } }) => void;

/** Creates names on top of a fake identity service, in which every user is called "Name of <id>", and fake events. */
function people(answer?: (request: Request) => Promise<unknown>) {
  const known = ({ body }: Request) =>
    Promise.resolve({ items: body.ids.map((id) => ({ id, name: `Name of ${id}` })) });
  const call = jest.fn((_operation: unknown, request: Request) => (answer ?? known)(request));
  const clock = new Clock();
  const warn = jest.fn();
  let tell: Told = () => {};
  let gap = () => {};
  const events = {
    listen: (event: unknown, told: Told) => {
      if (event === UserChanged) tell = told;
    },
    onGap: (listener: () => void) => (gap = listener),
  };
  const names = new PeopleNames(
    { call } as unknown as RpcClient,
    clock,
    events as unknown as LiveEvents,
    { warn } as unknown as ProcessLogger,
  );
  names.onApplicationBootstrap();
  return {
    names,
    call,
    clock,
    warn,
    changed: (userId: string) => tell({ data: { userId } }),
    missed: () => gap(),
  };
}

const within = <T>(organisationId: string, work: () => Promise<T>) =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }, { organisationId }), work);

describe('PeopleNames', () => {
  it('requests each person once a minute per practice, and nothing if there is no author', async () => {
    const { names, call, clock } = people();
    const read = () => within('one', () => names.of(['ana', 'ana', null]));
    expect(await read()).toEqual(new Map([['ana', 'Name of ana']]));
    await read();
    expect(call).toHaveBeenCalledTimes(1);
    await within('two', () => names.of(['ana']));
    expect(call.mock.lastCall?.[1]).toEqual({ body: { organisationId: 'two', ids: ['ana'] } });
    clock.shift(61_000);
    await read();
    expect(call).toHaveBeenCalledTimes(3);
    await within('one', () => names.of([null]));
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('drops a changed person in every practice, and everyone after a gap in the events', async () => {
    const { names, call, changed, missed } = people();
    const read = () => within('one', () => names.of(['ana', 'mere']));
    await read();
    await within('two', () => names.of(['ana']));
    changed('ana');
    await read();
    await within('two', () => names.of(['ana']));
    expect(call).toHaveBeenCalledTimes(5);
    missed();
    await read();
    expect(call).toHaveBeenCalledTimes(7);
  });

  it('returns no name while identity is unavailable, logs a warning and asks again', async () => {
    const { names, call, warn } = people(() => Promise.reject(new AppError('SERVICE_UNAVAILABLE')));
    const read = () => within('one', () => names.of(['ana']));
    expect(await read()).toEqual(new Map([['ana', null]]));
    await read();
    expect(call).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith({ code: 'SERVICE_UNAVAILABLE' }, expect.any(String));
  });

  it('does not swallow programming errors', async () => {
    const { names } = people(() => Promise.reject(new TypeError('broken')));
    await expect(within('one', () => names.of(['ana']))).rejects.toThrow('broken');
  });

  it('returns null for a person identity does not know', async () => {
    const { names } = people(() => Promise.resolve({ items: [] }));
    expect(await within('one', () => names.of(['ana']))).toEqual(new Map([['ana', null]]));
  });
});
