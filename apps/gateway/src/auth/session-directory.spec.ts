import { AppError, freshSessionFields } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';
import { SessionDirectory } from './session-directory';

const sessionId = '01890000-0000-7000-8000-000000000001';
const found = {
  userId: 'u',
  organisationId: 'o',
  sessionId,
  role: 'USER' as const,
  isActive: true,
  name: 'Ann',
  email: 'a@b.nz',
  ...freshSessionFields(new Date('2026-11-20T05:00:00Z')),
};

function directoryOver(dispatch: jest.Mock) {
  return new SessionDirectory({ dispatch } as unknown as RpcClient);
}

describe('SessionDirectory', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shares one request between concurrent callers and caches the result for five seconds', async () => {
    const dispatch = jest.fn().mockResolvedValue(found);
    const directory = directoryOver(dispatch);
    const [one, two] = await Promise.all([directory.resolve(sessionId), directory.resolve(sessionId)]);
    expect(one).toEqual({ kind: 'user', ...found });
    expect(two).toBe(one);
    jest.advanceTimersByTime(4_999);
    expect(await directory.resolve(sessionId)).toBe(one);
    expect(dispatch).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2);
    await directory.resolve(sessionId);
    expect(dispatch).toHaveBeenCalledTimes(2);
  });

  it('forgets one session, or all sessions of a user, at once', async () => {
    const dispatch = jest.fn().mockResolvedValue(found);
    const directory = directoryOver(dispatch);
    const requests = async (): Promise<number> => {
      await directory.resolve(sessionId);
      return dispatch.mock.calls.length;
    };
    expect(await requests()).toBe(1);
    directory.forget('u', sessionId);
    expect(await requests()).toBe(2);
    directory.forget('somebody else', null);
    expect(await requests()).toBe(2);
    directory.forget('u', null);
    expect(await requests()).toBe(3);
  });

  it('refreshes despite a cached result or a pending request', async () => {
    const dispatch = jest
      .fn()
      .mockResolvedValueOnce({ ...found, secondStep: 'VERIFY' })
      .mockResolvedValue(found);
    const directory = directoryOver(dispatch);
    const early = directory.resolve(sessionId);
    expect((await directory.refresh(sessionId)).secondStep).toBe('DONE');
    expect((await early).secondStep).toBe('VERIFY');
    expect((await directory.resolve(sessionId)).secondStep).toBe('DONE');
  });

  it('does not cache a result requested before a change', async () => {
    let answer: (value: typeof found) => void = () => undefined;
    const dispatch = jest
      .fn()
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValue({ ...found, name: 'New' });
    const directory = directoryOver(dispatch);
    const early = directory.resolve(sessionId);
    directory.forget('u', null);
    answer(found);
    await early;
    expect((await directory.resolve(sessionId)).name).toBe('New');
  });

  it('does not cache a support session read before the super admin’s own session ended', async () => {
    let answer: (value: object) => void = () => undefined;
    const dispatch = jest
      .fn()
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockRejectedValue(new AppError('UNAUTHENTICATED'));
    const directory = directoryOver(dispatch);
    const early = directory.resolve(sessionId);
    directory.forget('super', 'own session');
    answer({ ...found, impersonation: { byUserId: 'super', bySessionId: 'own session' } });
    await early;
    await expect(directory.resolve(sessionId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('does not cache refusals or failures', async () => {
    const dispatch = jest
      .fn()
      .mockRejectedValueOnce(new AppError('SERVICE_UNAVAILABLE'))
      .mockResolvedValue(found);
    const directory = directoryOver(dispatch);
    await expect(directory.resolve(sessionId)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect((await directory.resolve(sessionId)).name).toBe('Ann');
  });
});
