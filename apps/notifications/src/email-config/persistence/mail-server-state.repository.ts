import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { INITIAL_SERVER_STATE, type MailServerState } from '../domain/email-config';

/**
 * Stores the health of a practice's own mail server. Observations refer to one version of the settings, so earlier ones do not
 * count.
 */
@Injectable()
export class MailServerStateRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async findOfVersion(configVersion: number): Promise<MailServerState> {
    const [row] = await this.uow.query<{
      failing_since: Date | null;
      last_problem: string | null;
      tested_at: Date | null;
    }>(
      `select failing_since, last_problem, tested_at from notifications.mail_server_state
        where organisation_id = $1 and config_version = $2`,
      [this.uow.organisationId, configVersion],
    );
    if (!row) return INITIAL_SERVER_STATE;
    return { failingSince: row.failing_since, lastProblem: row.last_problem, testedAt: row.tested_at };
  }

  /** Records that the server did not accept an email. Returns true if it has only just started failing. */
  async recordFailure(configVersion: number, problem: string): Promise<boolean> {
    const [row] = await this.uow.query<{ is_news: boolean }>(
      `insert into notifications.mail_server_state as s (organisation_id, config_version, failing_since, last_problem)
       values ($1, $2, now(), $3)
       on conflict (organisation_id) do update
         set config_version = excluded.config_version, last_problem = excluded.last_problem,
             tested_at = case when s.config_version = excluded.config_version then s.tested_at end,
             failing_since = case when s.config_version = excluded.config_version
               then coalesce(s.failing_since, excluded.failing_since) else excluded.failing_since end
         where s.config_version <= excluded.config_version
       returning failing_since = now() as is_news`,
      [this.uow.organisationId, configVersion, problem],
    );
    return row?.is_news ?? false;
  }

  /** Records that the server accepted an email. Returns true if it had been failing. */
  async recordSuccess(configVersion: number): Promise<boolean> {
    const touched = await this.uow.execute(
      `update notifications.mail_server_state set failing_since = null, last_problem = null
        where organisation_id = $1 and config_version = $2 and failing_since is not null`,
      [this.uow.organisationId, configVersion],
    );
    return touched === 1;
  }

  /** Records that a test email was sent with these settings. */
  async recordTest(configVersion: number): Promise<void> {
    await this.uow.execute(
      `insert into notifications.mail_server_state (organisation_id, config_version, tested_at) values ($1, $2, now())
       on conflict (organisation_id) do update
         set config_version = excluded.config_version, tested_at = excluded.tested_at, failing_since = null, last_problem = null`,
      [this.uow.organisationId, configVersion],
    );
  }
}
