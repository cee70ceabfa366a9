import {
  changeLeadStatus,
  createLead,
  linkLead,
  listColleagues,
  assignLead,
  updateClient,
  getClient,
} from '@quillcare/contracts';
import type { Call } from './call-as';

/** How one of the clients came to the practice, so that the timeline of somebody begins before the first quote. */
export async function addDemoStory(call: Call, clientId: string): Promise<void> {
  const { firstName, lastName, email, phone, version } = await call(getClient, { params: { id: clientId } });
  const { items: colleagues } = await call(listColleagues, {});
  const coordinator = colleagues.find(({ role }) => role === 'LEAD_COORDINATOR');
  const lead = await call(createLead, {
    body: {
      ...{ firstName, lastName, email, phone, source: 'REFERRAL', category: 'CONSULTATION_REQUEST' },
      ...{ interestedIn: 'Total hip replacement', referringDoctor: 'Dr Anika Rao', consentPhone: true },
      message: 'Walks with a stick since winter. Asks how long the wait is and what the fund covers.',
    },
  });
  const params = { id: lead.id };
  const given = await call(assignLead, {
    params,
    body: { version: lead.version, ownerId: coordinator?.id ?? null },
  });
  const reached = await call(changeLeadStatus, {
    params,
    body: { version: given.version, status: 'CONTACTED' },
  });
  const wanted = await call(changeLeadStatus, {
    params,
    body: { version: reached.version, status: 'QUALIFIED' },
  });
  await call(linkLead, { params, body: { version: wanted.version, clientId } });
  await call(updateClient, { params: { id: clientId }, body: { version, secondaryPhone: '02 9555 0143' } });
}
