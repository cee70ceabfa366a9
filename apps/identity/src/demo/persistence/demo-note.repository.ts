import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, seal, TenantReader, unseal, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';

/** A call made while creating the demonstration practice. */
export interface DemoNote {
  step: string;
  call: number;
  operation: string;
  /** JSON. */
  result: string;
}

/** A demonstration practice whose creation is incomplete. */
export interface BegunDemo {
  organisationId: string;
  adminUserId: string;
  begunAt: string;
}

/** Step name of the first note. No real step has this name. */
const BEGUN = 'begun';

/** Progress notes of the demonstration practice. Results are encrypted because they can contain a patient's link or an API key. */
@Injectable()
export class DemoNoteRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Records that creation has begun. */
  begin(organisationId: string, adminUserId: string): Promise<void> {
    return this.add(organisationId, { step: BEGUN, call: 0, operation: BEGUN, result: adminUserId });
  }

  /** Returns the incomplete practice, in whichever organisation. Requires a platform scope. */
  async findBegun(): Promise<BegunDemo | null> {
    const [row] = await this.uow.query<{ organisation_id: string; sealed_result: string; noted_at: Date }>(
      'select organisation_id, sealed_result, noted_at from identity.demo_note where step = $1 limit 1',
      [BEGUN],
    );
    if (!row) return null;
    return {
      organisationId: row.organisation_id,
      adminUserId: unseal(row.sealed_result, this.config.secrets),
      begunAt: row.noted_at.toISOString(),
    };
  }

  /** Returns the calls of a step in order. */
  async ofStep(step: string): Promise<Omit<DemoNote, 'step'>[]> {
    const rows = await this.reader.rows<{ call: number; operation: string; sealed: string }>(
      'identity.demo_notes_of_step',
      `select call, operation, sealed_result as sealed from identity.demo_note
        where organisation_id = $1 and step = $2 order by call`,
      [step],
    );
    return rows.map(({ sealed, ...call }) => ({ ...call, result: unseal(sealed, this.config.secrets) }));
  }

  /** Records a call. Earlier notes are kept. */
  note(note: DemoNote): Promise<void> {
    return this.add(this.uow.organisationId, note);
  }

  /** Deletes all notes, because the practice is complete. */
  async clear(): Promise<void> {
    await this.uow.execute('delete from identity.demo_note where organisation_id = $1', [
      this.uow.organisationId,
    ]);
  }

  private async add(organisationId: string, { step, call, operation, result }: DemoNote): Promise<void> {
    const sealed = seal(result, this.config.appSecret);
    await this.uow.execute(
      `insert into identity.demo_note (organisation_id, step, call, operation, sealed_result, noted_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [organisationId, step, call, operation, sealed, this.uow.now()],
    );
  }
}
