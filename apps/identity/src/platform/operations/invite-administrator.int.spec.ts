import {
  createInvitation,
  createOrganisation,
  inviteAdministrator,
  openInvitation,
  type AppError,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { freshEmail } from '../../testing/staff.suite';
import { enterDemo, startPlatform } from '../../testing/support.suite';
import { invitationFor } from './account-mails.suite';

const product = testProduct(startPlatform);
const practice = perTest(() => product.signUp());
let own: UserPrincipal;
let body: { firstName: string; lastName: string; email: string };

beforeEach(async () => {
  own = await enterDemo(product);
  body = { firstName: 'Sina', lastName: 'Faleolo', email: freshEmail() };
});

const invite = (id: string) => product.call(inviteAdministrator, { params: { id }, body }, own);

it('invites a person once whom several super admins invite at the same moment, and the last link works', async () => {
  const { id } = await product.call(
    createOrganisation,
    {
      body: {
        name: 'Ōtautahi Plastic Surgery',
        email: freshEmail(),
        country: 'NZ',
        subscriptionPlan: 'PROFESSIONAL',
      },
    },
    own,
  );
  const receipts = await Promise.all(Array.from({ length: 6 }, () => invite(id)));
  expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(1);
  const params = { token: await invitationFor(product, body.email) };
  const opened = await product.call(openInvitation, { params }, { kind: 'anonymous' });
  expect(opened).toMatchObject({ email: body.email });
});

it('tells the practice that a person has just been invited by the platform', async () => {
  const { admin, organisationId } = practice;
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, (_one, at) =>
      at % 2 === 0
        ? invite(organisationId)
        : product.call(createInvitation, { body: { ...body, role: 'USER' } }, admin),
    ),
  );
  const codes = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as AppError).code] : []));
  expect(new Set(codes)).toEqual(new Set(['DUPLICATE']));
});
