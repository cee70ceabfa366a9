import {
  assignLead,
  changeLeadStatus,
  deleteLead,
  restoreLead,
  type LeadSummary,
} from '@quillcare/contracts';
import { keepingActs } from '../../shared/entries/entry-list';
import { word } from '../../shared/words/words';
import { AssignSeveralDialog } from './assign-several.dialog';
import { isOpen } from './lead';
import { leadWords } from './lead.en';
import { LoseSeveralDialog } from './lose-several.dialog';
import { StatusSeveralDialog } from './status-several.dialog';

const isHere = ({ deletedAt }: LeadSummary) => deletedAt === null;

/** What can be done with several leads at once. */
export const leadActs = [
  {
    name: 'assign',
    label: () => word(leadWords, 'several.assign'),
    needs: assignLead,
    when: isHere,
    does: (ask: Ask) => <AssignSeveralDialog {...ask} />,
  },
  {
    name: 'status',
    label: () => word(leadWords, 'several.status'),
    needs: changeLeadStatus,
    when: (lead: LeadSummary) => isHere(lead) && (isOpen(lead) || lead.status === 'LOST'),
    does: (ask: Ask) => <StatusSeveralDialog {...ask} />,
  },
  {
    name: 'lose',
    label: () => word(leadWords, 'verb.lose'),
    needs: changeLeadStatus,
    when: (lead: LeadSummary) => isHere(lead) && isOpen(lead),
    does: (ask: Ask) => <LoseSeveralDialog {...ask} />,
  },
  ...keepingActs('lead', deleteLead, restoreLead),
];

type Ask = Parameters<typeof AssignSeveralDialog>[0];
