import { AppError, type Organisation } from '@quillcare/contracts';
import { Clock } from '../clock';
import { OrganisationFacts } from './organisation-facts';
import type { RpcClient } from './rpc-client';

const practice = { id: 'one', name: 'Harbour Plastics', country: 'AU' } as Organisation;

function facts(answer: () => Promise<Organisation>) {
  const clock = new Clock();
  const call = jest.fn(answer);
  return { clock, call, facts: new OrganisationFacts({ call } as unknown as RpcClient, clock) };
}

describe('OrganisationFacts', () => {
  it('asks once for everybody who wants to know within a minute', async () => {
    const { facts: known, call, clock } = facts(() => Promise.resolve(practice));
    await Promise.all([known.get('one'), known.get('one')]);
    clock.shift(59_000);
    expect(await known.get('one')).toBe(practice);
    expect(call).toHaveBeenCalledTimes(1);
    clock.shift(2_000);
    await known.get('one');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('remembers nothing of a failure', async () => {
    const answers = [
      () => Promise.reject(new AppError('SERVICE_UNAVAILABLE')),
      () => Promise.resolve(practice),
    ];
    const { facts: known, call } = facts(() => answers[call.mock.calls.length - 1]!());
    await expect(known.get('one')).rejects.toThrow(AppError);
    expect(await known.get('one')).toBe(practice);
  });

  it('remembers a thousand practices and no more', async () => {
    const { facts: known, call } = facts(() => Promise.resolve(practice));
    for (let at = 0; at <= 1_000; at += 1) await known.get(`practice ${at}`);
    await known.get('practice 1000');
    expect(call).toHaveBeenCalledTimes(1_001);
    await known.get('practice 0');
    expect(call).toHaveBeenCalledTimes(1_002);
  });
});
