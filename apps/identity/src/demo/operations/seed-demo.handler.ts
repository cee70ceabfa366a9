import { seedDemo } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { DEMO_ACCOUNTS, DEMO_PRACTICE } from '../../organisation/domain/demo-accounts';
import { PasswordHasher } from '../../user/password-hasher';
import { UserRepository } from '../../user/persistence/user.repository';
import { PracticeCreator } from '../../sign-up/practice-creator';
import { DemoNoteRepository } from '../persistence/demo-note.repository';

const REASON = 'the demonstration practice is created only if the platform has no accounts';

export const SeedDemoHandler = implementWith(
  seedDemo,
  { platform: REASON },
  [UserRepository, PracticeCreator, PasswordHasher, DemoNoteRepository, UnitOfWork],
  (userRepository, creator, hasher, notes, uow) => ({
    prepare: ({ body }) => hasher.hash(body.password),

    async handle(_input, passwordHash) {
      // Prevents two processes starting on the same empty database from both finding it empty.
      await uow.lock('demonstration practice');
      if (await userRepository.existsAny()) {
        const emails = await userRepository.knownAmong(DEMO_ACCOUNTS.map(({ email }) => email));
        return { created: false, emails, unfinished: await notes.findBegun() };
      }
      const [admin, ...others] = DEMO_ACCOUNTS.map((account) => ({
        ...account,
        passwordHash,
        emailConfirmedAt: uow.now(),
      }));
      if (!admin) throw new Error('The demonstration practice needs an administrator.');
      const { organisation, users } = await creator.create(DEMO_PRACTICE, 'ENTERPRISE', admin, {
        others,
      });
      await notes.begin(organisation.id, users[0].id);
      const emails = users.map(({ email }) => email);
      return { created: true, emails, unfinished: await notes.findBegun() };
    },
  }),
);
