import {
  getDoctor,
  getHospital,
  getSite,
  getSurgery,
  listDoctors,
  listHospitals,
  type listQuotes,
  listSites,
  listSurgeries,
  quoteAttention,
  quoteStatus,
  type Doctor,
} from '@quillcare/contracts';
import type { Filter, FilterName, TextOf } from '../../../shared/list/list.types';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { word } from '../../../shared/words/words';
import { quoteListWords } from './quote-list.en';

const nameOf = ({ name }: { name: string }) => name;
const DOCTORS = {
  list: listDoctors,
  get: getDoctor,
  nameOf: ({ title, firstName, lastName }: Doctor) => `${title} ${firstName} ${lastName}`,
};
const HOSPITALS = { list: listHospitals, get: getHospital, nameOf };
const SITES = { list: listSites, get: getSite, nameOf };
const SURGERIES = { list: listSurgeries, get: getSurgery, nameOf };

/** What the list can be narrowed by; its tabs are such filters under a name. */
export const quoteFilters: readonly Filter<
  FilterName<typeof listQuotes>,
  TextOf<(typeof quoteListWords)['en']>
>[] = [
  {
    ...{ kind: 'choices', name: 'status', label: 'status', values: quoteStatus.options },
    labelOf: (value: string) => QUOTE_STATUS[quoteStatus.parse(value)].label,
  },
  {
    ...{ kind: 'choice', name: 'attention', label: 'attention', values: quoteAttention.options },
    labelOf: (value: string) => word(quoteListWords, `attentions.${quoteAttention.parse(value)}`),
  },
  { kind: 'record', name: 'doctorId', label: 'doctor', source: DOCTORS },
  { kind: 'record', name: 'hospitalId', label: 'hospital', source: HOSPITALS },
  { kind: 'record', name: 'siteId', label: 'site', source: SITES },
  { kind: 'record', name: 'surgeryId', label: 'surgery', source: SURGERIES },
  { kind: 'amounts', label: 'total', from: 'totalMin', to: 'totalMax' },
  { kind: 'dates', label: 'validUntil', from: 'validUntilFrom', to: 'validUntilTo' },
  { kind: 'dates', label: 'created', from: 'createdAtFrom', to: 'createdAtTo' },
  { kind: 'dates', label: 'sent', from: 'sentAtFrom', to: 'sentAtTo' },
  { kind: 'given', name: 'clientId', label: 'client', value: 'oneClient' },
];
