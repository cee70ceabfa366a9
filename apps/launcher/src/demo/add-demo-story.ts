import {
  changeLeadStatus,
  createLead,
  linkLead,
  listColleagues,
  assignLead,
  updateClient,
  getClient,
  type LeadDetail,
  type ResultOf,
} from '@quillcare/contracts';
import type { Call } from './call-as';
import { knownForDays } from './demo-quotes';
import type { DemoTimes } from './demo-times';

type Client = ResultOf<typeof getClient>;

/** Adds how one client came to the practice, so that one timeline starts before the first quote. */
export async function addDemoStory(call: Call, clientId: string, times: DemoTimes): Promise<void> {
  const { items: colleagues } = await call(listColleagues, {});
  const coordinator = colleagues.find(({ role }) => role === 'LEAD_COORDINATOR');
  const client = await call(getClient, { params: { id: clientId } });
  const since = knownForDays('walker');
  const lead = await times.runDaysAgo(since + 4, () => askQuestion(call, client, coordinator?.id ?? null));
  const params = { id: lead.id };
  const reached = await times.runDaysAgo(since + 3, () =>
    call(changeLeadStatus, { params, body: { version: lead.version, status: 'CONTACTED' } }),
  );
  await times.runDaysAgo(since, async () => {
    const body = { version: reached.version, status: 'QUALIFIED' } as const;
    const { version } = await call(changeLeadStatus, { params, body });
    await call(linkLead, { params, body: { version, clientId } });
    await call(updateClient, {
      params: { id: clientId },
      body: { version: client.version, secondaryPhone: '02 9555 0143' },
    });
  });
}

async function askQuestion(
  call: Call,
  { firstName, lastName, email, phone }: Pick<Client, 'firstName' | 'lastName' | 'email' | 'phone'>,
  ownerId: string | null,
): Promise<LeadDetail> {
  const { id, version } = await call(createLead, {
    body: {
      firstName,
      lastName,
      email,
      phone,
      source: 'REFERRAL',
      category: 'CONSULTATION_REQUEST',
      interestedIn: 'Total hip replacement',
      referringDoctor: 'Dr Anika Rao',
      consentPhone: true,
      message: 'Walks with a stick since winter. Asks how long the wait is and what the fund covers.',
    },
  });
  return call(assignLead, { params: { id }, body: { version, ownerId } });
}
