import { AppError, type Client, type FieldError, type QuoteInput } from '@quillcare/contracts';
import { Injectable } from '@nestjs/common';
import { DoctorRepository } from '../../doctor/persistence/doctor.repository';
import { HospitalRepository } from '../../hospital/persistence/hospital.repository';
import { SurgeryRepository } from '../../surgery/persistence/surgery.repository';
import { refuseInvalid } from '../domain/quote-content';
import type { QuoteParties } from '../domain/quote.state';

const ABSENT = 'Item not found';

/** Finds the people and places of a quote, in the transaction that stores it. */
@Injectable()
export class QuotePartiesReader {
  constructor(
    private readonly doctors: DoctorRepository,
    private readonly hospitals: HospitalRepository,
    private readonly surgeries: SurgeryRepository,
  ) {}

  /** The snapshots of client, doctor and hospital; throws with `problems` and every id that was not found. */
  async find(input: QuoteInput, client: Client | null, problems: FieldError[]): Promise<QuoteParties> {
    refuseOtherClient(client, input.clientId);
    const doctor = await this.doctors.find(input.doctorId);
    const hospital = input.hospitalId === null ? null : await this.hospitals.find(input.hospitalId);
    refuseInvalid([
      ...(client ? [] : [{ path: 'clientId', message: ABSENT }]),
      ...(doctor ? [] : [{ path: 'doctorId', message: ABSENT }]),
      ...(hospital || input.hospitalId === null ? [] : [{ path: 'hospitalId', message: ABSENT }]),
      ...(await this.unknownSurgeries(input.lines)),
      ...problems,
    ]);
    // Refused above; this narrows the types.
    if (!client || !doctor) throw new Error('A quote names a client and a doctor');
    return {
      client: clientSnapshot(client),
      doctor: {
        id: doctor.id,
        title: doctor.title,
        firstName: doctor.firstName,
        lastName: doctor.lastName,
        credentials: doctor.credentials,
      },
      hospital: hospital && { id: hospital.id, name: hospital.name },
    };
  }

  private async unknownSurgeries(lines: QuoteInput['lines']): Promise<FieldError[]> {
    const unknown = new Set<string>();
    for (const surgeryId of new Set(lines.map((line) => line.surgeryId))) {
      if (surgeryId !== null && !(await this.surgeries.find(surgeryId))) unknown.add(surgeryId);
    }
    return lines.flatMap(({ surgeryId }, at) =>
      surgeryId !== null && unknown.has(surgeryId)
        ? [{ path: `lines.${at}.surgeryId`, message: ABSENT }]
        : [],
    );
  }
}

/** The client was read before the transaction; the quote may have been assigned another one since. */
export function refuseOtherClient(client: Client | null, clientId: string): void {
  if (client && client.id !== clientId) throw new AppError('VERSION_CONFLICT');
}

/** The snapshot of the client in a quote. The date of birth is stored with the link only. */
export function clientSnapshot(client: Client): QuoteParties['client'] {
  return {
    id: client.id,
    firstName: client.firstName,
    lastName: client.lastName,
    email: client.email,
    phone: client.phone,
  };
}
