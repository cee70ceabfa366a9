import { SessionUnlocked, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { SigningLinkRepository } from '../persistence/signing-link.repository';

/** The device was given back: its address opens nothing any more, for whoever has the device next. */
@Consumes(SessionUnlocked)
export class OnSessionUnlockedConsumer implements Consumer<typeof SessionUnlocked> {
  constructor(private readonly links: SigningLinkRepository) {}

  handle({ data, time }: EventEnvelope<EventData<typeof SessionUnlocked>>): Promise<void> {
    return this.links.endTabletsOfSession(data.sessionId, new Date(time));
  }
}
