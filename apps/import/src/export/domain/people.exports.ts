import {
  listClients,
  listInvitations,
  listLeads,
  listUsers,
  readClients,
  readLeads,
} from '@quillcare/contracts';
import { formatCsvAmount } from '@quillcare/rules';
import { formatDay, defineExport, fieldColumns } from './exported-list';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ');
const formatAmount = (minor: number | null) => (minor === null ? null : formatCsvAmount(minor));

export const peopleExports = {
  leads: defineExport({
    operation: listLeads,
    audit: 'LEAD',
    noun: ['lead', 'leads'],
    keys: { followUp: 'nextFollowUpOn', firstContact: 'firstContactedAt', value: 'expectedValue' },
    columns: {
      name: ['Name', nameOf],
      status: ['Status', ({ status }) => status],
      interestedIn: ['Interested in', ({ interestedIn }) => interestedIn],
      category: ['Category', ({ category }) => category],
      phone: ['Phone', ({ phone }) => phone],
      email: ['Email', ({ email }) => email],
      source: ['Source', ({ source }) => source],
      priority: ['Priority', ({ priority }) => priority],
      urgency: ['Urgency', ({ urgency }) => urgency],
      owner: ['Owner', ({ ownerName }) => ownerName],
      followUp: ['Next follow-up', ({ nextFollowUpOn }) => nextFollowUpOn],
      firstContact: ['First contact', (lead, format) => formatDay(lead.firstContactedAt, format)],
      value: ['Expected value', ({ expectedValueMinor }) => formatAmount(expectedValueMinor)],
      createdAt: ['Enquired', (lead, format) => formatDay(lead.createdAt, format)],
      ...fieldColumns(listLeads, 'firstName', 'lastName', 'sentiment'),
    },
    details: {
      operation: readLeads,
      ids: 'leadIds',
      columns: fieldColumns(
        readLeads,
        ...([
          'message',
          'campaign',
          'referringDoctor',
          'consentEmail',
          'consentPhone',
          'consentSms',
        ] as const),
      ),
    },
  }),
  clients: defineExport({
    operation: listClients,
    audit: 'CLIENT',
    noun: ['client', 'clients'],
    columns: {
      name: ['Name', nameOf],
      email: ['Email', ({ email }) => email],
      phone: ['Phone', ({ phone }) => phone],
      dateOfBirth: ['Date of birth', ({ dateOfBirth }) => dateOfBirth],
      suburb: ['Suburb', ({ suburb }) => suburb],
      state: ['State', ({ state }) => state],
      isVip: ['VIP', ({ isVip }) => isVip],
      createdAt: ['Added', (client, format) => formatDay(client.createdAt, format)],
      ...fieldColumns(listClients, 'firstName', 'lastName'),
    },
    details: {
      operation: readClients,
      ids: 'clientIds',
      columns: fieldColumns(readClients, 'secondaryPhone', 'streetAddress', 'city', 'postcode'),
    },
  }),
  users: defineExport({
    operation: listUsers,
    audit: 'USER',
    noun: ['user', 'users'],
    keys: { status: 'isActive', joined: 'createdAt' },
    columns: {
      name: ['Name', ({ name }) => name],
      email: ['Email', ({ email }) => email],
      role: ['Role', ({ role }) => role],
      status: ['Active', ({ isActive }) => isActive],
      joined: ['Joined', (user, format) => formatDay(user.createdAt, format)],
    },
  }),
  invitations: defineExport({
    operation: listInvitations,
    audit: 'USER',
    noun: ['invitation', 'invitations'],
    columns: {
      name: ['Name', nameOf],
      email: ['Email', ({ email }) => email],
      role: ['Role', ({ role }) => role],
      status: ['Status', ({ status }) => status],
      invited: ['Invited', (invitation, format) => formatDay(invitation.createdAt, format)],
      sent: ['Last sent', (invitation, format) => formatDay(invitation.sentAt, format)],
    },
  }),
} as const;
