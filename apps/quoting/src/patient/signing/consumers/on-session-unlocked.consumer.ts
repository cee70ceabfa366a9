import { SessionUnlocked } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { SigningLinkRepository } from '../persistence/signing-link.repository';

/** The device was given back: its address opens nothing any more, for whoever has the device next. */
export const OnSessionUnlockedConsumer = on(SessionUnlocked, [SigningLinkRepository], (links) => ({
  handle: ({ data, time }) => links.endTabletsOfSession(data.sessionId, new Date(time)),
}));
