/** The versions of the quote that the patient signed; their acceptances reference the case. */
const SIGNED = `(select jsonb_agg(jsonb_build_object('quoteId', s.id, 'revision', s.revision, 'status', s.status,
      'totalMinor', s.total_minor, 'signedAt', to_char(s.responded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by s.revision)
    from quoting.quote s
   where s.organisation_id = c.organisation_id and s.quote_number = c.quote_number and s.surgery_case_id = c.id)`;

/** Time, place and people of the booking, with current names. */
const BOOKING = `c.starts_at, c.duration_minutes, c.hospital_id, h.name as hospital_name, c.theatre, c.doctor_id,
    nullif(concat_ws(' ', nullif(d.title, ''), d.first_name, d.last_name), '') as doctor_name, c.assistant_id, a.name as assistant_name,
    c.anaesthetist_id, n.name as anaesthetist_name, c.site_id, w.name as site_name,
    (d.id is null or d.deleted_at is not null or not d.is_active) as has_doctor_left`;

const BOOKED = `left join quoting.hospital h on h.organisation_id = c.organisation_id and h.id = c.hospital_id
  left join quoting.doctor d on d.organisation_id = c.organisation_id and d.id = c.doctor_id
  left join quoting.provider a on a.organisation_id = c.organisation_id and a.id = c.assistant_id
  left join quoting.provider n on n.organisation_id = c.organisation_id and n.id = c.anaesthetist_id
  left join quoting.site w on w.organisation_id = c.organisation_id and w.id = c.site_id`;

/** The data that the cosmetic pathway is evaluated from: recorded evidence and the signed quote. */
const PATHWAY = `c.evidence, c.medical_exception, c.deposits, q.procedure_class, q.sent_at as quote_sent_at, q.currency,
    (f.content->>'coolingOffDays')::int as cooling_off_days, (f.content->>'signsAloneFromAge')::int as signs_alone_from_age,
    h.address as hospital_address,
    (select s.state from quoting.patient_settings s where s.organisation_id = c.organisation_id) as practice_state,
    (select l.date_of_birth::text from quoting.patient_link l where l.organisation_id = q.organisation_id and l.quote_id = q.id
      order by l.created_at desc limit 1) as date_of_birth,
    (select jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'firstName', e.first_name, 'lastName', e.last_name))
      from quoting.doctor e where e.organisation_id = c.organisation_id) as doctors,
    (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'mediaType', p.media_type, 'kind', p.kind))
      from quoting.case_document p
      where p.organisation_id = c.organisation_id and p.surgery_case_id = c.id and p.deleted_at is null
        and (p.id = (c.medical_exception->>'documentId')::uuid
          or p.id in (select (one->>'documentId')::uuid from jsonb_array_elements(c.evidence) one))) as evidence_documents`;

const SUGGESTED = `(select sum(s.estimated_duration)::int from quoting.surgery s
    where s.organisation_id = c.organisation_id
      and s.id in (select (one->>'surgeryId')::uuid from jsonb_array_elements(q.surgeries) one))`;

const SCAN = `(select jsonb_build_object('id', s.id, 'fileName', s.file_name, 'mediaType', s.media_type)
    from quoting.signed_scan s where s.organisation_id = r.organisation_id and s.id = r.scan_id)`;

/** One complete case by id. Responses stored before the assurance level was recorded all came through the patient's own link. */
export const CASE_BY_ID = `select c.id, c.version, c.created_at, c.updated_at, c.quote_id, c.quote_number, c.patient, c.doctor, c.hospital,
    c.procedures, c.status, c.is_too_early, c.is_disputed, c.accepted_at, c.cancelled_at, c.cancelled_by, c.cancelled_reason, ${BOOKING}, ${PATHWAY},
    ${SUGGESTED} as suggested_minutes, r.patient_info, r.signature_method, r.signature_data, r.mode, r.signatory,
    case when q.acceptance->>'confirmedAt' is not null then 'CONFIRMED'
      else coalesce(r.assurance, case r.signature_method when 'upload' then 'LOWER' else 'STANDARD' end) end as assurance,
    r.second_signature, r.recorded_by_name, r.recorded_at, r.notes, ${SCAN} as scan,
    q.acceptance->>'confirmedAt' as confirmed_at, q.acceptance->>'disputedAt' as disputed_at,
    q.acceptance->>'patientComment' as patient_comment, q.acceptance->'settlement' as settlement,
    r.document_hash, r.consent_wording, r.ip_address, r.user_agent, r.responded_at as signed_at, ${SIGNED} as signed_quotes
  from quoting.surgery_case c
  ${BOOKED}
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
  join quoting.patient_response r on r.organisation_id = q.organisation_id and r.quote_id = q.id and r.revision = q.revision
  left join lateral (select d.canonical_json::jsonb as content from quoting.quote_document d
    where d.organisation_id = q.organisation_id and d.quote_id = q.id and d.revision = q.revision) f on true
  where c.organisation_id = $1 and c.id = $2 and c.deleted_at is null`;
