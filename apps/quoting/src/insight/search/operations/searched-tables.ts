import type { SearchedTable } from '@quillcare/service-kit';

/** Candidates fetched per table before ranking. */
const MAX_CANDIDATES = 30;

/** The same quotes as in the list: the newest version of each and the one in force. */
export const QUOTES: SearchedTable = {
  name: 'quoting.search_quotes',
  from: 'quoting.quote',
  columns: `id, quote_number, revision, status, currency, total_minor,
    concat_ws(' ', client->>'firstName', client->>'lastName') as client_name,
    concat_ws(' ', nullif(doctor->>'title', ''), doctor->>'firstName', doctor->>'lastName') as doctor_name`,
  where: 'deleted_at is null and superseded_at is null and not lapsed',
  limit: MAX_CANDIDATES,
};

export const CASES: SearchedTable = {
  name: 'quoting.search_cases',
  from: 'quoting.surgery_case',
  columns: `id, quote_number, status, preferred_date,
    concat_ws(' ', patient->>'firstName', patient->>'lastName') as patient_name,
    array_to_string(array(select name from jsonb_to_recordset(procedures) as procedure (name text)), ', ') as procedures`,
  where: 'deleted_at is null',
  limit: MAX_CANDIDATES,
};

export const DOCTORS: SearchedTable = {
  name: 'quoting.search_doctors',
  from: 'quoting.doctor',
  columns: `id, concat_ws(' ', nullif(title, ''), first_name, last_name) as name, credentials as detail, is_active`,
  where: 'deleted_at is null',
  limit: MAX_CANDIDATES,
};

export const HOSPITALS: SearchedTable = {
  name: 'quoting.search_hospitals',
  from: 'quoting.hospital',
  columns: 'id, name, address as detail, is_active',
  where: 'deleted_at is null',
  limit: MAX_CANDIDATES,
};

export const SITES: SearchedTable = { ...HOSPITALS, name: 'quoting.search_sites', from: 'quoting.site' };

export const SURGERIES: SearchedTable = {
  name: 'quoting.search_surgeries',
  from: 'quoting.surgery',
  columns: 'id, name, null::text as detail, is_active',
  where: 'deleted_at is null',
  limit: MAX_CANDIDATES,
};
