import { listSurgeryCases, type SurgeryCaseSummary } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { implement, TenantReader, defineList } from '@quillcare/service-kit';
import { billedCondition, billedFilter } from './billed-cases';
import { readinessOfCase } from '../../case-checklist/persistence/case-checklist.sql';

const surgeryCases = defineList<SurgeryCaseSummary>({
  name: 'quoting.surgery_cases',
  from: 'quoting.surgery_case',
  columns: `id, version, created_at, updated_at, quote_id, quote_number, patient, doctor, hospital, procedures, status,
    accepted_at, preferred_date, cancelled_at, cancelled_by, cancelled_reason, starts_at, duration_minutes, hospital_id,
    hospital_name, theatre, doctor_id, doctor_name, assistant_id, assistant_name, anaesthetist_id, anaesthetist_name,
    site_id, site_name,
    coalesce(doctor_has_left, true) as has_doctor_left, ${readinessOfCase('surgery_case')} as readiness`,
  where: 'deleted_at is null',
  joins: [
    {
      table: 'quoting.doctor',
      on: 'doctor_id',
      columns: {
        doctor_name: `concat_ws(' ', nullif(title, ''), first_name, last_name)`,
        doctor_has_left: '(deleted_at is not null or not is_active)',
      },
    },
    { table: 'quoting.hospital', on: 'hospital_id', columns: { hospital_name: 'name' } },
    { table: 'quoting.site', on: 'site_id', columns: { site_name: 'name' } },
    { table: 'quoting.provider', on: 'assistant_id', columns: { assistant_name: 'name' } },
    { table: 'quoting.provider', on: 'anaesthetist_id', columns: { anaesthetist_name: 'name' } },
  ],
  query: listSurgeryCases.query,
  search: { column: 'search_key', key: searchKey },
  sorts: {
    acceptedAt: ['accepted_at'],
    createdAt: ['created_at'],
    startsAt: [{ column: 'starts_at', isNullable: true }],
    // Within the same preferred date, or none, the latest acceptance comes first.
    preferredDate: [
      { column: 'preferred_date', isNullable: true },
      { column: 'accepted_at', isReversed: true },
    ],
  },
  defaultSort: '-acceptedAt',
  filters: {
    status: 'status',
    quoteId: 'quote_id',
    acceptedAt: 'accepted_at',
    preferredDate: 'preferred_date',
    startsAt: 'starts_at',
    doctorId: 'doctor_id',
    hospitalId: 'hospital_id',
    siteId: 'site_id',
    hasDate: (value) => `(starts_at is not null) = ${value}`,
    consent: (value) => `exists (select 1 from quoting.report_quote f
      where f.organisation_id = surgery_case.organisation_id and f.quote_id = surgery_case.quote_id and f.has_case
        and f.is_signed = (${value} = 'SIGNED'))`,
    // Stands for three query parameters; see `billedFilter`.
    billed: billedCondition,
  },
});

export const ListSurgeryCasesQuery = implement(listSurgeryCases, [TenantReader], (reader) => ({
  handle: ({ query }) => reader.page(surgeryCases, { ...query, ...billedFilter(query) }),
}));
