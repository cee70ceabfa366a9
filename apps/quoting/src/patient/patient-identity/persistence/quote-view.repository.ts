import type { QuoteSection } from '@quillcare/contracts';
import { UnitOfWork, currentContext, newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { deviceOf } from '../domain/device';

export interface ViewedLink {
  quoteId: string;
  linkId: string;
}

/** Views of the patient page after identification. */
@Injectable()
export class QuoteViewRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Adds a view. Only the kind of device is stored. */
  async add(link: ViewedLink, at: Date, sections: readonly QuoteSection[] = []): Promise<void> {
    const device = deviceOf(currentContext().client.userAgent);
    await this.uow.execute(
      `insert into quoting.quote_view (id, organisation_id, quote_id, link_id, at, last_seen_at, device, sections)
       values ($1, $2, $3, $4, $5, $5, $6, $7)`,
      [newId(), this.uow.organisationId, link.quoteId, link.linkId, at, device, sections],
    );
  }

  /**
   * Adds sections to the latest view through this link. Returns GREW or SAME, or OVER if its last signal is at least `minutes`
   * ago. Locks the link's row, so that two open pages of one patient do not both start a new view.
   */
  async extend(
    link: ViewedLink,
    at: Date,
    sections: readonly QuoteSection[],
    minutes: number,
  ): Promise<'GREW' | 'SAME' | 'OVER'> {
    await this.uow.query(
      'select 1 from quoting.patient_link where organisation_id = $1 and id = $2 for no key update',
      [this.uow.organisationId, link.linkId],
    );
    const [row] = await this.uow.query<{ grew: boolean }>(
      `with newest as (
         select id, sections from quoting.quote_view where organisation_id = $1 and link_id = $2 order by at desc limit 1)
       update quoting.quote_view v
          set last_seen_at = $3::timestamptz, sections = array(select distinct unnest(v.sections || $4::text[]))
         from newest
        where v.organisation_id = $1 and v.id = newest.id and v.last_seen_at > $3::timestamptz - $5::int * interval '1 minute'
       returning not (newest.sections @> $4::text[]) as grew`,
      [this.uow.organisationId, link.linkId, at, sections, minutes],
    );
    if (!row) return 'OVER';
    return row.grew ? 'GREW' : 'SAME';
  }
}
