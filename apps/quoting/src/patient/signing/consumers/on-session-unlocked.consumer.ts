import { SessionUnlocked } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { SigningLinkRepository } from '../persistence/signing-link.repository';

/** The device was handed back: invalidates its link, so that the next person to hold the device cannot open it. */
export const OnSessionUnlockedConsumer = on(SessionUnlocked, [SigningLinkRepository], (links) => ({
  handle: ({ data, time }) => links.endTabletsOfSession(data.sessionId, new Date(time)),
}));
