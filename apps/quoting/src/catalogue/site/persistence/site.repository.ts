import { Injectable } from '@nestjs/common';
import { sites, type SiteDoctor } from '@quillcare/contracts';
import {
  recordEntity,
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type RecordRow,
} from '@quillcare/service-kit';

const SiteEntity = recordEntity(sites);
type SiteEntity = RecordRow<typeof sites>;

@Injectable()
export class SiteRepository extends RecordRepository<SiteEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SiteEntity, sites);
  }

  /** An inactive or deleted site cannot be used for new records, so it is no longer the default. */
  override update(
    id: string,
    change: (site: SiteEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<SiteEntity> {
    return super.update(
      id,
      async (site) => {
        await change(site);
        if (!site.isActive || site.deletedAt) site.isDefault = false;
      },
      options,
    );
  }

  /** A practice has one default site, so one that is no longer it stays that way if another was chosen since. */
  override async restoreColumns(
    id: string,
    columns: object,
    auditFields: Pick<ChangeOptions, 'reason'>,
  ): Promise<SiteEntity> {
    const present = await this.findDefault();
    const isTaken = present !== null && present.id !== id;
    return super.restoreColumns(id, isTaken ? { ...columns, isDefault: false } : columns, auditFields);
  }

  /** The practice's default site. Null if it has none. */
  findDefault(): Promise<SiteEntity | null> {
    return this.manager.findOneBy(SiteEntity, { organisationId: this.organisationId, isDefault: true });
  }

  /** Ids of the sites where a doctor works, including deleted sites. */
  async findIdsByDoctor(doctorId: string): Promise<string[]> {
    const rows = await this.uow.query<{ id: string }>(
      'select id from quoting.site where organisation_id = $1 and doctors @> $2::jsonb order by id',
      [this.organisationId, JSON.stringify([{ doctorId }])],
    );
    return rows.map(({ id }) => id);
  }

  /** The doctors of each of these sites, including deleted sites. Ids that are not sites of the practice are left out. */
  async findAssignments(siteIds: readonly string[]): Promise<Map<string, ReadonlySet<string>>> {
    const rows = await this.uow.query<{ id: string; doctors: SiteDoctor[] }>(
      'select id, doctors from quoting.site where organisation_id = $1 and id = any($2)',
      [this.organisationId, siteIds],
    );
    return new Map(rows.map(({ id, doctors }) => [id, new Set(doctors.map(({ doctorId }) => doctorId))]));
  }

  /** Doctors' names by id; deleted doctors are left out. */
  async doctorNames(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.uow.query<{ id: string; name: string }>(
      `select id, concat_ws(' ', nullif(title, ''), first_name, last_name) as name from quoting.doctor
        where organisation_id = $1 and id = any($2) and deleted_at is null`,
      [this.organisationId, ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
