import { UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { NewCode, StoredCode } from '../domain/identity-code';

interface CodeRow {
  id: string | null;
  code_hash: string | null;
  token_hash: string | null;
  expires_at: Date | null;
  asked: string[];
}

/** The current code of each link, stored only as hashes. Callers must hold the link's row lock, which serialises requests. */
@Injectable()
export class IdentityCodeRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** The latest code of a link. Null if none was sent. */
  async findByLink(linkId: string): Promise<StoredCode | null> {
    const row = await this.row(linkId);
    if (!row?.id || !row.token_hash || !row.expires_at) return null;
    return { id: row.id, codeHash: row.code_hash, tokenHash: row.token_hash, expiresAt: row.expires_at };
  }

  /** Times of code requests, as ISO instants. */
  async findRequests(linkId: string): Promise<string[]> {
    return (await this.row(linkId))?.asked ?? [];
  }

  async recordRequests(linkId: string, requestTimes: readonly string[]): Promise<void> {
    await this.uow.execute(
      `insert into quoting.patient_code (organisation_id, link_id, asked) values ($1, $2, $3::jsonb)
       on conflict (link_id) do update set asked = excluded.asked`,
      [this.uow.organisationId, linkId, JSON.stringify(requestTimes)],
    );
  }

  /** Replaces the link's previous code, which becomes invalid. */
  async replace(linkId: string, id: string, code: NewCode): Promise<void> {
    await this.uow.execute(
      `update quoting.patient_code set id = $3, code_hash = $4, token_hash = $5, expires_at = $6
        where organisation_id = $1 and link_id = $2`,
      [this.uow.organisationId, linkId, id, code.codeHash, code.tokenHash, code.expiresAt],
    );
  }

  /** Marks a code as used. Returns false if it was used or replaced meanwhile. */
  async consume(linkId: string, id: string): Promise<boolean> {
    const used = await this.uow.execute(
      `update quoting.patient_code set code_hash = null
        where organisation_id = $1 and link_id = $2 and id = $3 and code_hash is not null`,
      [this.uow.organisationId, linkId, id],
    );
    return used === 1;
  }

  private async row(linkId: string): Promise<CodeRow | undefined> {
    const [row] = await this.uow.query<CodeRow>(
      `select id, code_hash, token_hash, expires_at, asked from quoting.patient_code
        where organisation_id = $1 and link_id = $2`,
      [this.uow.organisationId, linkId],
    );
    return row;
  }
}
