import { AppError, getSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const ONE_CASE = `select c.id, c.version, c.created_at, c.updated_at, c.quote_id, c.quote_number, c.patient, c.doctor, c.hospital,
    c.procedures, c.status, c.accepted_at, r.patient_info, r.signature_method, r.signature_data, r.document_hash,
    r.consent_wording, r.ip_address, r.user_agent, r.responded_at as signed_at
  from quoting.surgery_case c
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
  join quoting.patient_response r on r.organisation_id = q.organisation_id and r.quote_id = q.id and r.revision = q.revision
  where c.organisation_id = $1 and c.id = $2 and c.deleted_at is null`;

@Implements(getSurgeryCase)
export class GetSurgeryCaseQuery implements Handler<typeof getSurgeryCase> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof getSurgeryCase>): Promise<SurgeryCase> {
    type Row = Omit<SurgeryCase, 'acceptanceData'> & SurgeryCase['acceptanceData'];
    const row = await this.reader.one<Row>('quoting.surgery_case', ONE_CASE, [params.id]);
    if (!row) throw new AppError('NOT_FOUND');
    const {
      patientInfo,
      signatureMethod,
      signatureData,
      documentHash,
      consentWording,
      ipAddress,
      userAgent,
      signedAt,
      ...rest
    } = row;
    return {
      ...rest,
      acceptanceData: {
        patientInfo,
        signatureMethod,
        signatureData,
        documentHash,
        consentWording,
        ipAddress,
        userAgent,
        signedAt,
      },
    };
  }
}
