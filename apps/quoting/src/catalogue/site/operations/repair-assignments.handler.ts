import {
  invalidInput,
  repairAssignments,
  SiteChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { FAULTY_ASSIGNMENTS } from '../persistence/faulty-assignments';
import { SiteRepository } from '../persistence/site.repository';

interface Assignment {
  siteId: string;
  doctorId: string;
}

const REASON = 'Assignments repaired';

@Implements(repairAssignments)
export class RepairAssignmentsHandler implements Handler<typeof repairAssignments> {
  constructor(
    private readonly sites: SiteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof repairAssignments>): Promise<ResultOf<typeof repairAssignments>> {
    await this.assertKnown(body.assignments);
    const faulty = await this.filterFaulty(body.assignments);
    for (const siteId of new Set(faulty.map((one) => one.siteId)))
      await this.unassign(
        siteId,
        new Set(faulty.filter((one) => one.siteId === siteId).map(({ doctorId }) => doctorId)),
      );
    return { removed: faulty.length };
  }

  private async assertKnown(seen: readonly Assignment[]): Promise<void> {
    const known = await this.sites.findAssignments(seen.map(({ siteId }) => siteId));
    const isAssigned = ({ siteId, doctorId }: Assignment) => known.get(siteId)?.has(doctorId) ?? false;
    const errors = seen.flatMap((one, at) => {
      if (!known.has(one.siteId))
        return [{ path: `assignments.${at}.siteId`, message: 'This site does not exist' }];
      if (isAssigned(one)) return [];
      return [
        { path: `assignments.${at}.doctorId`, message: 'This doctor is no longer assigned to the site' },
      ];
    });
    if (errors.length > 0) throw invalidInput(...errors);
  }

  private async filterFaulty(seen: readonly Assignment[]): Promise<Assignment[]> {
    const rows = await this.uow.query<{ site_id: string; doctor_id: string }>(FAULTY_ASSIGNMENTS, [
      this.uow.organisationId,
    ]);
    const seenKeys = new Set(seen.map(({ siteId, doctorId }) => `${siteId} ${doctorId}`));
    return rows
      .map(({ site_id: siteId, doctor_id: doctorId }) => ({ siteId, doctorId }))
      .filter(({ siteId, doctorId }) => seenKeys.has(`${siteId} ${doctorId}`));
  }

  private async unassign(siteId: string, doctorIds: ReadonlySet<string>): Promise<void> {
    await this.sites.update(
      siteId,
      (site) => {
        site.doctors = site.doctors.filter(({ doctorId }) => !doctorIds.has(doctorId));
      },
      { withDeleted: true, reason: REASON },
    );
    this.uow.emit(SiteChanged, siteId, { id: siteId });
  }
}
