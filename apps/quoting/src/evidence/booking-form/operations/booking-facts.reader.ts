import { Injectable } from '@nestjs/common';
import {
  AppError,
  readClient,
  type BookingDetails,
  type Client,
  type OrganisationRecord,
  type SurgeryCase,
} from '@quillcare/contracts';
import { OrganisationFacts, RpcClient, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { QuoteRepository, surgeryIdsOf } from '../../../quote';
import {
  bookedProcedures,
  EMPTY_DETAILS,
  quotedImplants,
  quotedProvider,
  type BookedPerson,
  type BookingFacts,
} from '../domain/booking-facts';
import { patientOf } from '../domain/booked-patient';
import { ClinicalRight } from '../../../case';
import { BookingDetailsRepository } from '../persistence/booking-details.repository';

/** Data from other services, read before the transaction. */
export interface BookingSources {
  practice: OrganisationRecord;
  /** Null if the client was removed or crm is unavailable. */
  client: Client | null;
  isClientMissing: boolean;
}

interface BookedCase extends Pick<SurgeryCase, 'quoteId' | 'quoteNumber' | 'patient' | 'startsAt'> {
  durationMinutes: number | null;
  theatre: string | null;
  quotedDoctor: SurgeryCase['doctor'];
  doctor: BookedPerson | null;
  assistant: BookedPerson | null;
  anaesthetist: BookedPerson | null;
  hospital: BookingFacts['hospital'];
}

const provider = (
  column: string,
) => `(select json_build_object('name', p.name, 'credentials', null, 'phone', p.phone,
    'email', p.email, 'providerNumber', p.provider_number)
    from quoting.provider p where p.organisation_id = c.organisation_id and p.id = c.${column})`;

const BOOKED = `select c.quote_id, c.quote_number, c.patient, c.starts_at, c.duration_minutes, c.theatre, c.doctor as quoted_doctor,
    (select json_build_object('name', concat_ws(' ', nullif(d.title, ''), d.first_name, d.last_name), 'credentials', d.credentials,
        'phone', d.phone, 'email', d.email, 'providerNumber', null)
      from quoting.doctor d where d.organisation_id = c.organisation_id and d.id = c.doctor_id) as doctor,
    ${provider('assistant_id')} as assistant, ${provider('anaesthetist_id')} as anaesthetist,
    (select json_build_object('name', h.name, 'address', h.address, 'phone', h.phone, 'bookingPhone', h.booking_phone)
      from quoting.hospital h where h.organisation_id = c.organisation_id and h.id = c.hospital_id) as hospital
  from quoting.surgery_case c where c.organisation_id = $1 and c.id = $2 and c.deleted_at is null`;

const ANAESTHESIA = `select distinct anesthesia_type as type from quoting.surgery
  where organisation_id = $1 and id = any($2::uuid[])`;

@Injectable()
export class BookingFactsReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly quotes: QuoteRepository,
    private readonly details: BookingDetailsRepository,
    private readonly clinical: ClinicalRight,
    private readonly organisation: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Reads from the other services; an unavailable client is treated as missing. Throws if the case does not exist or the user may
   * not see patients' clinical details.
   */
  async readSources(surgeryCaseId: string): Promise<BookingSources> {
    const { patient } = await this.booked(surgeryCaseId);
    await this.clinical.assertGranted();
    const practice = await this.organisation.current();
    const body = { organisationId: practice.id, clientId: patient.id };
    const client = await this.rpc.call(readClient, { body }).catch(nullOrUnavailable);
    return { practice, client: client === 'AWAY' ? null : client, isClientMissing: client === 'AWAY' };
  }

  async facts(
    surgeryCaseId: string,
    { practice, client }: BookingSources,
  ): Promise<BookingFacts & { version: number; updatedAt: Date | null }> {
    const booked = await this.booked(surgeryCaseId);
    const { quote, stored } = await this.uow.run(async () => ({
      quote: await this.quotes.get(booked.quoteId),
      stored: await this.details.find(surgeryCaseId),
    }));
    return {
      practice,
      quoteNumber: booked.quoteNumber,
      patient: patientOf(booked.patient, client),
      fundName: quote.fund.fundName,
      procedures: bookedProcedures(quote),
      surgeon: booked.doctor ?? quotedSurgeon(booked.quotedDoctor),
      assistant: booked.assistant ?? quotedProvider(quote, 'ASSISTANT'),
      anaesthetist: booked.anaesthetist ?? quotedProvider(quote, 'ANAESTHETIST'),
      startsAt: booked.startsAt,
      durationMinutes: booked.durationMinutes,
      hospital: booked.hospital,
      theatre: booked.theatre,
      usualAnaesthesia: await this.usualAnaesthesia(surgeryIdsOf(quote)),
      details: stored ?? EMPTY_DETAILS,
      quotedImplants: quotedImplants(quote),
      version: stored?.version ?? 0,
      updatedAt: stored?.updatedAt ?? null,
    };
  }

  private async booked(surgeryCaseId: string): Promise<BookedCase> {
    const booked = await this.reader.one<BookedCase>('quoting.booked_case', BOOKED, [surgeryCaseId]);
    if (!booked) throw new AppError('NOT_FOUND');
    return booked;
  }

  private async usualAnaesthesia(surgeryIds: string[]): Promise<BookingDetails['usualAnaesthesia']> {
    type Row = { type: BookingDetails['usualAnaesthesia'] };
    const types = await this.reader.rows<Row>('quoting.usual_anaesthesia', ANAESTHESIA, [surgeryIds]);
    const [only, ...others] = types;
    return only && others.length === 0 && only.type !== 'VARIES' ? only.type : null;
  }
}

function quotedSurgeon(doctor: SurgeryCase['doctor']): BookedPerson {
  const name = [doctor.title, doctor.firstName, doctor.lastName].filter(Boolean).join(' ');
  return { name, credentials: doctor.credentials, phone: null, email: null, providerNumber: null };
}

function nullOrUnavailable(error: unknown): null | 'AWAY' {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'NOT_FOUND') return null;
  if (error.code === 'SERVICE_UNAVAILABLE' || error.code === 'DEADLINE_EXCEEDED') return 'AWAY';
  throw error;
}
