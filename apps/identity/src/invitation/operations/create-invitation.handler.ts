import { AppError, createInvitation, type InputOf, type Invitation } from '@quillcare/contracts';
import { Clock, Implements, onUniqueViolation, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { isReservedEmail } from '../../organisation/domain/demo-accounts';
import { UserRepository } from '../../user/persistence/user.repository';
import { invitationOnWire } from '../domain/invitation';
import { Inviter } from '../inviter';
import { InvitationRepository } from '../persistence/invitation.repository';

const REASON = 'an email address belongs to one account of the whole platform';
const INVITED = 'This person has already been invited. You can send the invitation again.';

@Implements(createInvitation)
export class CreateInvitationHandler implements Handler<typeof createInvitation> {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly users: UserRepository,
    private readonly inviter: Inviter,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ body }: InputOf<typeof createInvitation>): Promise<void> {
    this.inviter.refuseRole(body.role);
    if (isReservedEmail(body.email)) throw new AppError('EMAIL_RESERVED');
    const taken = await this.uow.runPlatform(REASON, () => this.users.findByEmail(body.email));
    if (taken) throw new AppError('EMAIL_TAKEN');
  }

  async handle({ body }: InputOf<typeof createInvitation>): Promise<Invitation> {
    const { token, fields } = this.inviter.newLink();
    const invitation = await onUniqueViolation(
      () => this.invitations.insert({ ...body, ...fields, acceptedAt: null, acceptedUserId: null }),
      'invitation_open',
      () => new AppError('DUPLICATE', { detail: INVITED }),
    );
    await this.inviter.send(invitation, token);
    return invitationOnWire(invitation, this.clock.now());
  }
}
