import { AppError, type Client, type FieldError, type Quote } from '@quillcare/contracts';
import { Injectable } from '@nestjs/common';
import { TenantReader } from '@quillcare/service-kit';
import type { QuoteParties } from '../domain/quote.state';

const ABSENT = 'Item not found';

/** The ids that a quote names. */
export interface NamedIds {
  doctorId: string;
  hospitalId: string | null;
  siteId: string | null;
  surgeries: Quote['surgeries'];
  lines: readonly { surgeryId: string | null }[] | null;
}

/** What of them the practice has; null is what it does not have or has removed. */
export interface FoundParties {
  doctor: Quote['doctor'] | null;
  hospital: Quote['hospital'];
  site: Quote['site'];
  /** Ids of the surgeries that it has. */
  surgeries: string[];
}

const PARTIES = `select
  (select jsonb_build_object('id', id, 'title', title, 'firstName', first_name, 'lastName', last_name, 'credentials', credentials)
     from quoting.doctor where organisation_id = $1 and id = $2 and deleted_at is null) as doctor,
  (select jsonb_build_object('id', id, 'name', name)
     from quoting.hospital where organisation_id = $1 and id = $3 and deleted_at is null) as hospital,
  (select jsonb_build_object('id', id, 'name', name)
     from quoting.site where organisation_id = $1 and id = $4 and deleted_at is null) as site,
  (select coalesce(jsonb_agg(id), '[]')
     from quoting.surgery where organisation_id = $1 and id = any($5::uuid[]) and deleted_at is null) as surgeries`;

/** Finds the people and places of a quote, in the transaction that stores it if there is one. */
@Injectable()
export class QuotePartiesReader {
  constructor(private readonly reader: TenantReader) {}

  async find(ids: NamedIds): Promise<FoundParties> {
    const found = await this.reader.one<FoundParties>('quoting.quote_parties', PARTIES, [
      ids.doctorId,
      ids.hospitalId,
      ids.siteId,
      surgeryIdsOf(ids),
    ]);
    if (!found) throw new Error('A statement without a table always has a row');
    return found;
  }
}

/** Every surgery that is chosen for a quote or named on a line. */
export function surgeryIdsOf({ surgeries, lines }: Pick<NamedIds, 'surgeries' | 'lines'>): string[] {
  const named = (lines ?? []).flatMap(({ surgeryId }) => (surgeryId === null ? [] : [surgeryId]));
  return [...new Set([...surgeries.map(({ surgeryId }) => surgeryId), ...named])];
}

/** What was not found, each at its field. Surgeries that the draft has (`kept`) may have been removed since. */
export function partyProblems(
  ids: NamedIds,
  found: FoundParties,
  kept: readonly string[] = [],
): FieldError[] {
  const chosen = ids.surgeries.map(({ surgeryId }) => surgeryId);
  const known = new Set([...found.surgeries, ...kept]);
  return [
    ...(found.doctor ? [] : [absent('doctorId')]),
    ...(found.hospital || ids.hospitalId === null ? [] : [absent('hospitalId')]),
    ...(found.site || ids.siteId === null ? [] : [absent('siteId')]),
    ...chosen.flatMap((id, at) => {
      const path = `surgeries.${at}.surgeryId`;
      if (!known.has(id)) return [absent(path)];
      return chosen.indexOf(id) < at ? [{ path, message: 'This surgery is already in the list' }] : [];
    }),
    ...(ids.lines ?? []).flatMap(({ surgeryId }, at) =>
      surgeryId === null || known.has(surgeryId) ? [] : [absent(`lines.${at}.surgeryId`)],
    ),
  ];
}

function absent(path: string): FieldError {
  return { path, message: ABSENT };
}

/** The parties as a quote keeps them. What was not found has no name: such a quote is refused, not stored. */
export function partiesOf(ids: NamedIds, found: FoundParties, client: Client | null): QuoteParties {
  const nobody = { title: '', firstName: '', lastName: '', credentials: '' };
  return {
    client: client ? clientSnapshot(client) : { id: '', firstName: '', lastName: '', email: '', phone: '' },
    doctor: found.doctor ?? { id: ids.doctorId, ...nobody },
    hospital: found.hospital,
    site: found.site,
  };
}

/** The client was read before the transaction; the quote may have been assigned another one since. */
export function refuseOtherClient(client: Client | null, clientId: string): void {
  if (client && client.id !== clientId) throw new AppError('VERSION_CONFLICT');
}

/** A client who was not found, at its field. */
export function clientProblems(client: Client | null): FieldError[] {
  return client ? [] : [absent('clientId')];
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
