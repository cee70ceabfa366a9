import { seedDemo, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { DEMO_ACCOUNTS, DEMO_PRACTICE } from '../../organisation/domain/demo-accounts';
import { PasswordHasher } from '../../user/password-hasher';
import { UserRepository } from '../../user/persistence/user.repository';
import { PracticeCreator } from '../../sign-up/practice-creator';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

const REASON = 'the demonstration practice is made only when the platform has no account at all';

@Implements(seedDemo, { platform: REASON })
export class SeedDemoHandler implements Handler<typeof seedDemo> {
  constructor(
    private readonly users: UserRepository,
    private readonly creator: PracticeCreator,
    private readonly hasher: PasswordHasher,
    private readonly notes: DemoNoteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  prepare({ body }: InputOf<typeof seedDemo>): Promise<string> {
    return this.hasher.hash(body.password);
  }

  async handle(_input: InputOf<typeof seedDemo>, passwordHash: string): Promise<ResultOf<typeof seedDemo>> {
    // Two processes that start on the same empty database must not both find it empty.
    await this.uow.lock('demonstration practice');
    if (await this.users.existsAny()) {
      const emails = await this.users.knownAmong(DEMO_ACCOUNTS.map(({ email }) => email));
      return { created: false, emails, unfinished: await this.notes.findBegun() };
    }
    const [admin, ...others] = DEMO_ACCOUNTS.map((account) => ({
      ...account,
      passwordHash,
      emailConfirmedAt: this.uow.now(),
    }));
    if (!admin) throw new Error('The demonstration practice needs an administrator.');
    const { organisation, users } = await this.creator.create(DEMO_PRACTICE, 'ENTERPRISE', admin, {
      others,
    });
    await this.notes.begin(organisation.id, users[0].id);
    const emails = users.map(({ email }) => email);
    return { created: true, emails, unfinished: await this.notes.findBegun() };
  }
}
