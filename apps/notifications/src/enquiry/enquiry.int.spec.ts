import {
  listMailMoments,
  listNotifications,
  openEnquiryForm,
  sendEnquiry,
  updateEnquiryForm,
  updateLeadSettings,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'notifications'] });
const practice = perTest(() => product.signUp());

const STRANGER = { kind: 'anonymous' } as const;

async function ask(email: string | null): Promise<void> {
  const slug = `harbour-${newId()}`;
  await product.call(updateEnquiryForm, { body: { version: 0, isOn: true, slug } }, practice.admin);
  const form = await product.call(openEnquiryForm, { params: { slug } }, STRANGER);
  if (form.state !== 'OPEN') throw new Error('The form is closed.');
  const body = { token: form.token, firstName: 'Aroha', phone: '0412 345 678', consentPhone: true, email };
  // A form that is sent at once counts as a robot's.
  await product.clock.runShifted(5_000, () =>
    product.call(sendEnquiry, { params: { slug }, body }, STRANGER),
  );
}
const told = async () => (await product.call(listNotifications, {}, practice.admin)).items;
const mails = () =>
  product.sql<{ recipient: string; subject: string }>(
    `select recipient, subject from notifications.mail_message
      where organisation_id = $1 and template = 'enquiry-received'`,
    [practice.organisationId],
  );

it('notifies staff of an enquiry immediately, and acknowledges it by one email', async () => {
  await ask('aroha@example.co.nz');
  await product.eventually(async () =>
    expect(await told()).toContainEqual(
      expect.objectContaining({
        topic: 'ENQUIRY_RECEIVED',
        message: 'Aroha asked through the enquiry form.',
        action: { label: 'VIEW_LEAD', path: expect.stringMatching(/^\/leads\//) },
      }),
    ),
  );
  const [mail, ...more] = await mails();
  expect([mail?.recipient, more]).toEqual(['aroha@example.co.nz', []]);
  expect(mail?.subject).toMatch(/has received your enquiry$/);
  // Once the lead has become a client, the client's timeline shows the email.
  const { organisationId } = practice;
  const enquiries = await product.sql<{ id: string }>(
    'select id from crm.enquiry where organisation_id = $1',
    [organisationId],
  );
  const body = {
    organisationId,
    kinds: ['EMAIL' as const],
    before: null,
    limit: 10,
    quoteIds: [],
    enquiryIds: enquiries.map(({ id }) => id),
  };
  const { items } = await product.callInternal(listMailMoments, { body });
  expect(items).toMatchObject([{ act: 'EMAIL_SENT', subject: null, facts: { mail: 'enquiry-received' } }]);
  expect(JSON.stringify(items)).not.toContain('aroha@example.co.nz');
});

it('sends no email without an address, and notifies only the owner of the lead', async () => {
  const body = { version: 0 as const, assignment: 'IN_TURN' as const, assigneeIds: [practice.admin.userId] };
  await product.call(updateLeadSettings, { body }, practice.admin);
  await ask(null);
  await product.eventually(async () => expect(await told()).toHaveLength(1));
  expect(await mails()).toEqual([]);
  const other = practice.as('LEAD_COORDINATOR');
  expect((await product.call(listNotifications, {}, { ...other, userId: newId() })).items).toEqual([]);
});
