import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import type { Logo } from '../domain/logo';

/**
 * Logo images, stored apart from the frequently read organisation row. At most one per practice; deleted when the logo is
 * removed.
 */
@Injectable()
export class OrganisationLogoRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async put({ mediaType, width, height, bytes }: Logo): Promise<void> {
    await this.uow.execute(
      `insert into identity.organisation_logo (id, organisation_id, media_type, width, height, data, created_at, updated_at)
       values ($1, $1, $2, $3, $4, $5, $6, $6)
       on conflict (id) do update set media_type = excluded.media_type, width = excluded.width, height = excluded.height,
         data = excluded.data, updated_at = excluded.updated_at, version = organisation_logo.version + 1`,
      [this.uow.organisationId, mediaType, width, height, bytes, this.uow.now()],
    );
  }

  async clear(): Promise<void> {
    await this.uow.execute('delete from identity.organisation_logo where organisation_id = $1', [
      this.uow.organisationId,
    ]);
  }
}
