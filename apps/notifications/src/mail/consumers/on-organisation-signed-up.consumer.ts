import { Inject } from '@nestjs/common';
import {
  getOrganisation,
  listStaff,
  OrganisationSignedUp,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import {
  CONFIG,
  Consumes,
  ProcessLogger,
  RpcClient,
  type Consumer,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { welcomeLetter, type Letter } from '../../letter/domain/letter';
import { MailDispatcher } from '../mail-dispatcher';

type SignedUp = EventEnvelope<EventData<typeof OrganisationSignedUp>>;

@Consumes(OrganisationSignedUp)
export class OnOrganisationSignedUpConsumer implements Consumer<typeof OrganisationSignedUp> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dispatcher: MailDispatcher,
    private readonly logger: ProcessLogger,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async prepare({ data, time }: SignedUp): Promise<Letter | null> {
    const { organisationId, userId, timeZone } = data;
    const [organisation, staff] = await Promise.all([
      this.rpc.call(getOrganisation, { body: { organisationId } }),
      this.rpc.call(listStaff, { body: { organisationId } }),
    ]);
    const admin = staff.items.find((person) => person.userId === userId);
    if (!admin) return null;
    const { name, email } = admin;
    const practice = {
      userId,
      name,
      email,
      organisationName: organisation.name,
      timeZone,
      signedUpAt: new Date(time),
    };
    return welcomeLetter(practice, this.config.publicUrl);
  }

  async handle({ data }: SignedUp, letter: Letter | null): Promise<void> {
    if (letter) await this.dispatcher.dispatch(letter);
    else this.logger.info({ userId: data.userId }, 'no welcome email: the user is no longer on the staff');
  }
}
