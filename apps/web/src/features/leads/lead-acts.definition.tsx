import {
  assignLead,
  changeLeadStatus,
  convertLead,
  deleteLead,
  getClient,
  leadMachine,
  listColleagues,
  logLeadContact,
  OPEN_LEAD_STATUSES,
  restoreLead,
  updateLead,
  type LeadStatus,
  type LeadSummary,
} from '@quillcare/contracts';
import { EditIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { toBulkAct } from '../../shared/acts/bulk-act.definition';
import { useOperationQuery } from '../../shared/api/hooks';
import { buildDeleteAndRestoreActs } from '../../shared/entries/entry-list';
import { buildChoiceDialog } from '../../shared/list/choice.dialog';
import { buildDeleteAct } from '../../shared/removal/delete-act.definition';
import { word } from '../../shared/words/words';
import { ConvertDialog } from './convert.dialog';
import { leadName } from './lead';
import { leadWords } from './lead.en';
import { lossSchema, LostReasonInput, toLossBody } from './lost-reason.input';

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

const isNotDeleted = ({ deletedAt }: Pick<ActedLead, 'deletedAt'>) => deletedAt === null;
const canChangeTo = (status: LeadStatus) => (lead: Pick<ActedLead, 'status' | 'deletedAt'>) =>
  isNotDeleted(lead) && leadMachine.allows(lead.status, status);
const markContacted = {
  operation: changeLeadStatus,
  request: ({ id, version }: ActedLead) => ({
    params: { id },
    body: { version, status: 'CONTACTED' as const },
  }),
};

export const leadActs = {
  contacted: act({
    name: 'contacted',
    ...markContacted,
    when: (lead) => isNotDeleted(lead) && lead.status === 'NEW',
  }),
  reopen: act({
    name: 'reopen',
    ...markContacted,
    when: (lead) => isNotDeleted(lead) && lead.status === 'LOST',
  }),
  log: act({
    name: 'log',
    texts: 'contact',
    operation: logLeadContact,
    when: canChangeTo('LOST'),
    asks: logLeadContact.body.pick({ channel: true, outcome: true, note: true }),
    fields: { note: { multiline: true } },
    starts: ({ phone }) => ({ channel: phone ? 'PHONE' : 'EMAIL', outcome: 'REACHED' }) as const,
    doneAs: ({ outcome }) => outcome,
  }),
  convert: other({
    name: 'convert',
    needs: convertLead,
    when: canChangeTo('CONVERTED'),
    dialog: (lead, close) => <ConvertDialog lead={lead} onClose={close} />,
  }),
  lose: act({
    name: 'lose',
    operation: changeLeadStatus,
    when: canChangeTo('LOST'),
    asks: lossSchema,
    inputs: () => <LostReasonInput />,
    request: ({ id, version }, values) => ({
      params: { id },
      body: { version, status: 'LOST', ...toLossBody(values) },
    }),
    several: { as: 'lead.status', values: (values) => ({ status: 'LOST', ...toLossBody(values) }) },
  }),
  edit: other({
    name: 'edit',
    icon: <EditIcon />,
    needs: updateLead,
    when: isNotDeleted,
    to: ({ id }) => `/leads/${id}/edit`,
  }),
  openClient: other({
    name: 'openClient',
    needs: getClient,
    when: ({ status, clientId }) => status === 'CONVERTED' && clientId !== null,
    to: ({ clientId }) => `/clients/${clientId}`,
  }),
  delete: buildDeleteAct<ActedLead>({
    remove: deleteLead,
    restore: restoreLead,
    nameOf: leadName,
    list: '/leads',
    page: ({ id }) => `/leads/${id}`,
  }),
};

const UNASSIGNED = 'none';

/** Bulk actions on leads. Converting is not one, because each lead needs its own client. */
export const leadBulkActs = [
  {
    name: 'assign',
    label: () => word(leadWords, 'several.assign'),
    needs: assignLead,
    when: isNotDeleted,
    does: buildChoiceDialog({
      title: () => word(leadWords, 'several.assignTitle'),
      label: () => word(leadWords, 'owner.label'),
      confirmLabel: () => word(leadWords, 'several.assign'),
      useChoices: () => [
        ...(useOperationQuery(listColleagues, {}).data?.items ?? []).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
        { value: UNASSIGNED, label: word(leadWords, 'list.unassigned') },
      ],
      actionOf: (id) => ({ name: 'lead.assign', values: { ownerId: id === UNASSIGNED ? null : id } }),
    }),
  },
  {
    name: 'status',
    label: () => word(leadWords, 'several.status'),
    needs: changeLeadStatus,
    when: (lead: LeadSummary) => isNotDeleted(lead) && lead.status !== 'CONVERTED',
    does: buildChoiceDialog({
      title: () => word(leadWords, 'several.statusTitle'),
      label: () => word(leadWords, 'list.status'),
      confirmLabel: () => word(leadWords, 'several.status'),
      useChoices: () =>
        OPEN_LEAD_STATUSES.map((status) => ({ value: status, label: word(leadWords, `status.${status}`) })),
      actionOf: (status) => ({
        name: 'lead.status',
        values: { status: status as (typeof OPEN_LEAD_STATUSES)[number], reason: null, note: null },
      }),
    }),
  },
  toBulkAct(leadActs.lose, canChangeTo('LOST')),
  ...buildDeleteAndRestoreActs('lead', deleteLead, restoreLead),
];
