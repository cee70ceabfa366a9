import { SessionsChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { SupportCloser } from '../support-closer';

/**
 * A session has ended, or an account may do less: support sessions that depend on it end, and those that ended are closed.
 * The practice of the event is one of two that are concerned, so the work is done in transactions of its own, before the
 * one that the event is claimed in; done twice it does nothing.
 */
export const OnSessionsChangedConsumer = on(SessionsChanged, [SupportCloser], (closer) => ({
  prepare: (_input) => closer.sweep(),

  async handle() {
    // All of it is done: the event only needs to be claimed.
  },
}));
