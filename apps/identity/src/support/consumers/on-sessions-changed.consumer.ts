import { SessionsChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { SupportCloser } from '../support-closer';

/**
 * When a session ends or an account loses rights, ends the support sessions that depend on it and closes those that have ended.
 * The event belongs to only one of the two practices involved, so the work runs in transactions of its own, before the one that
 * claims the event. Idempotent.
 */
export const OnSessionsChangedConsumer = on(SessionsChanged, [SupportCloser], (closer) => ({
  prepare: (_input) => closer.sweep(),

  async handle() {
    // Everything is done in `prepare`; the event only has to be claimed.
  },
}));
