import {
  assignLead,
  changeLeadStatus,
  convertLead,
  deleteLead,
  getClient,
  leadMachine,
  listColleagues,
  logLeadContact,
  OPEN_LEADS,
  restoreLead,
  updateLead,
  type LeadStatus,
  type LeadSummary,
} from '@quillcare/contracts';
import { EditIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { several } from '../../shared/acts/several.definition';
import { useOperationQuery } from '../../shared/api/hooks';
import { keepingActs } from '../../shared/entries/entry-list';
import { choosing } from '../../shared/list/choice.dialog';
import { deleting } from '../../shared/removal/deleting.definition';
import { word } from '../../shared/words/words';
import { ConvertDialog } from './convert.dialog';
import { leadName } from './lead';
import { leadWords } from './lead.en';
import { LostReasonInput } from './lost-reason.input';
import { lossOf, lossSchema } from './lost-reason';

/** The fields actions need, common to a lead in the list, on its page and on the board. */
export type ActedLead = Pick<
  LeadSummary,
  | 'id'
  | 'version'
  | 'status'
  | 'deletedAt'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'surgeryId'
  | 'siteId'
  | 'clientId'
>;

const { act, other } = actsOn<ActedLead>(leadWords, leadName);

const isHere = ({ deletedAt }: Pick<ActedLead, 'deletedAt'>) => deletedAt === null;
const mayBecome = (status: LeadStatus) => (lead: Pick<ActedLead, 'status' | 'deletedAt'>) =>
  isHere(lead) && leadMachine.allows(lead.status, status);
const reaching = {
  operation: changeLeadStatus,
  request: ({ id, version }: ActedLead) => ({
    params: { id },
    body: { version, status: 'CONTACTED' as const },
  }),
};

export const leadActs = {
  contacted: act({ name: 'contacted', ...reaching, when: (lead) => isHere(lead) && lead.status === 'NEW' }),
  reopen: act({ name: 'reopen', ...reaching, when: (lead) => isHere(lead) && lead.status === 'LOST' }),
  log: act({
    name: 'log',
    texts: 'contact',
    operation: logLeadContact,
    when: mayBecome('LOST'),
    asks: logLeadContact.body.pick({ channel: true, outcome: true, note: true }),
    fields: { note: { multiline: true } },
    starts: ({ phone }) => ({ channel: phone ? 'PHONE' : 'EMAIL', outcome: 'REACHED' }) as const,
    doneAs: ({ outcome }) => outcome,
  }),
  convert: other({
    name: 'convert',
    needs: convertLead,
    when: mayBecome('CONVERTED'),
    dialog: (lead, close) => <ConvertDialog lead={lead} onClose={close} />,
  }),
  lose: act({
    name: 'lose',
    operation: changeLeadStatus,
    when: mayBecome('LOST'),
    asks: lossSchema,
    inputs: () => <LostReasonInput />,
    request: ({ id, version }, values) => ({
      params: { id },
      body: { version, status: 'LOST', ...lossOf(values) },
    }),
    several: { as: 'lead.status', values: (values) => ({ status: 'LOST', ...lossOf(values) }) },
  }),
  edit: other({
    name: 'edit',
    icon: <EditIcon />,
    needs: updateLead,
    when: isHere,
    to: ({ id }) => `/leads/${id}/edit`,
  }),
  openClient: other({
    name: 'openClient',
    needs: getClient,
    when: ({ status, clientId }) => status === 'CONVERTED' && clientId !== null,
    to: ({ clientId }) => `/clients/${clientId}`,
  }),
  delete: deleting<ActedLead>({
    remove: deleteLead,
    restore: restoreLead,
    nameOf: leadName,
    list: '/leads',
    page: ({ id }) => `/leads/${id}`,
  }),
};

const NOBODY = 'none';

/** Bulk actions on leads. Converting is not one, because each lead needs its own client. */
export const severalLeads = [
  {
    name: 'assign',
    label: () => word(leadWords, 'several.assign'),
    needs: assignLead,
    when: isHere,
    does: choosing({
      title: () => word(leadWords, 'several.assignTitle'),
      label: () => word(leadWords, 'owner.label'),
      confirmLabel: () => word(leadWords, 'several.assign'),
      useChoices: () => [
        ...(useOperationQuery(listColleagues, {}).data?.items ?? []).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
        { value: NOBODY, label: word(leadWords, 'list.unassigned') },
      ],
      actionOf: (id) => ({ name: 'lead.assign', values: { ownerId: id === NOBODY ? null : id } }),
    }),
  },
  {
    name: 'status',
    label: () => word(leadWords, 'several.status'),
    needs: changeLeadStatus,
    when: (lead: LeadSummary) => isHere(lead) && lead.status !== 'CONVERTED',
    does: choosing({
      title: () => word(leadWords, 'several.statusTitle'),
      label: () => word(leadWords, 'list.status'),
      confirmLabel: () => word(leadWords, 'several.status'),
      useChoices: () =>
        OPEN_LEADS.map((status) => ({ value: status, label: word(leadWords, `status.${status}`) })),
      actionOf: (status) => ({
        name: 'lead.status',
        values: { status: status as (typeof OPEN_LEADS)[number], reason: null, note: null },
      }),
    }),
  },
  several(leadActs.lose, mayBecome('LOST')),
  ...keepingActs('lead', deleteLead, restoreLead),
];
