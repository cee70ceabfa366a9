import type { Clock, ProcessLogger, UnitOfWork } from '@quillcare/service-kit';
import type { SessionRevoker } from '../session/session-revoker';
import { SupportCloser } from './support-closer';
import type { SupportRecorder } from '../session/support-recorder';

it('closes the remaining support accesses if one cannot be closed, and logs that one', async () => {
  const now = new Date('2026-11-20T02:00:00.000Z');
  const over = (id: string) => ({ id, endedAt: null, expiresAt: now, isOwnLive: true, isSuperAdmin: true });
  const stuck = new Error('stuck');
  const runPlatform = jest
    .fn()
    .mockResolvedValueOnce([over('first'), over('second')])
    .mockRejectedValueOnce(stuck)
    .mockResolvedValueOnce(undefined);
  const failure = jest.fn();
  const closer = new SupportCloser(
    {} as SessionRevoker,
    {} as SupportRecorder,
    { runPlatform } as unknown as UnitOfWork,
    { now: () => now } as Clock,
    { failure } as unknown as ProcessLogger,
  );
  await closer.sweep();
  expect(runPlatform).toHaveBeenCalledTimes(3);
  expect(failure.mock.calls).toEqual([
    [stuck, 'identity.closeSupport: support access first failed and was skipped'],
  ]);
});
