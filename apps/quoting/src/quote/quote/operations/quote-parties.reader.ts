import { AppError, type Client, type FieldError, type Quote } from '@quillcare/contracts';
import { Injectable } from '@nestjs/common';
import { TenantReader } from '@quillcare/service-kit';
import type { QuoteParties } from '../domain/quote.state';

const NOT_FOUND_MESSAGE = 'Item not found';

/** The ids a quote references. */
export interface NamedIds {
  doctorId: string;
  hospitalId: string | null;
  siteId: string | null;
  surgeries: Quote['surgeries'];
  lines: readonly { surgeryId: string | null }[] | null;
}

/** The referenced records that exist in the practice. Null if absent or removed. */
export interface FoundParties {
  doctor: Quote['doctor'] | null;
  hospital: Quote['hospital'];
  site: Quote['site'];
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

/** Looks up a quote's people and places, in the transaction that stores it if there is one. */
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

/** All surgeries chosen for a quote or named on its lines. */
export function surgeryIdsOf({ surgeries, lines }: Pick<NamedIds, 'surgeries' | 'lines'>): string[] {
  const named = (lines ?? []).flatMap(({ surgeryId }) => (surgeryId === null ? [] : [surgeryId]));
  return [...new Set([...surgeries.map(({ surgeryId }) => surgeryId), ...named])];
}

/** Errors for records not found, by field. Surgeries already on the draft (`existing`) may have been removed since. */
export function partyProblems(
  ids: NamedIds,
  found: FoundParties,
  existing: readonly string[] = [],
): FieldError[] {
  const chosen = ids.surgeries.map(({ surgeryId }) => surgeryId);
  const known = new Set([...found.surgeries, ...existing]);
  return [
    ...(found.doctor ? [] : [notFoundError('doctorId')]),
    ...(found.hospital || ids.hospitalId === null ? [] : [notFoundError('hospitalId')]),
    ...(found.site || ids.siteId === null ? [] : [notFoundError('siteId')]),
    ...chosen.flatMap((id, at) => {
      const path = `surgeries.${at}.surgeryId`;
      if (!known.has(id)) return [notFoundError(path)];
      return chosen.indexOf(id) < at ? [{ path, message: 'This surgery is already in the list' }] : [];
    }),
    ...(ids.lines ?? []).flatMap(({ surgeryId }, at) =>
      surgeryId === null || known.has(surgeryId) ? [] : [notFoundError(`lines.${at}.surgeryId`)],
    ),
  ];
}

function notFoundError(path: string): FieldError {
  return { path, message: NOT_FOUND_MESSAGE };
}

/** The parties as a quote stores them. Those not found have empty names; such a quote is rejected before it is stored. */
export function partiesOf(ids: NamedIds, found: FoundParties, client: Client | null): QuoteParties {
  const nobody = { title: '', firstName: '', lastName: '', credentials: '' };
  return {
    client: client ? snapshotClient(client) : { id: '', firstName: '', lastName: '', email: '', phone: '' },
    doctor: found.doctor ?? { id: ids.doctorId, ...nobody },
    hospital: found.hospital,
    site: found.site,
  };
}

/** The client was read before the transaction, and the quote may have been assigned another one since. */
export function assertSameClient(client: Client | null, clientId: string): void {
  if (client && client.id !== clientId) throw new AppError('VERSION_CONFLICT');
}

export function clientProblems(client: Client | null): FieldError[] {
  return client ? [] : [notFoundError('clientId')];
}

/** The client's snapshot in a quote. The date of birth is stored only with the link. */
export function snapshotClient(client: Client): QuoteParties['client'] {
  return {
    id: client.id,
    firstName: client.firstName,
    lastName: client.lastName,
    email: client.email,
    phone: client.phone,
  };
}
