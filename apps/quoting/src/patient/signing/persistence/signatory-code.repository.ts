import { UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { NewCode, StoredCode } from '../../patient-identity/domain/identity-code';

interface CodeRow {
  id: string;
  code_hash: string | null;
  token_hash: string;
  expires_at: Date;
}

/** Codes of people who sign for a patient, stored only as hashes. Callers must hold the link's row lock. */
@Injectable()
export class SignatoryCodeRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** The latest code sent to an address. Null if none was sent. */
  async findByEmail(linkId: string, email: string): Promise<StoredCode | null> {
    const [row] = await this.uow.query<CodeRow>(
      `select id, code_hash, token_hash, expires_at from quoting.signatory_code
        where organisation_id = $1 and link_id = $2 and email = $3`,
      [this.uow.organisationId, linkId, email],
    );
    if (!row) return null;
    return { id: row.id, codeHash: row.code_hash, tokenHash: row.token_hash, expiresAt: row.expires_at };
  }

  /** Times of code requests through this link, for any address, as ISO instants. */
  async findRequests(linkId: string): Promise<string[]> {
    const rows = await this.uow.query<{ at: string }>(
      `select jsonb_array_elements_text(asked) as at from quoting.signatory_code
        where organisation_id = $1 and link_id = $2`,
      [this.uow.organisationId, linkId],
    );
    return rows.map(({ at }) => at);
  }

  /** Replaces the address's previous code. An address already confirmed stays confirmed. */
  async replace(linkId: string, email: string, id: string, code: NewCode, now: Date): Promise<void> {
    await this.uow.execute(
      `insert into quoting.signatory_code as c
         (organisation_id, link_id, email, id, code_hash, token_hash, expires_at, asked)
       values ($1, $2, $3, $4, $5, $6, $7, jsonb_build_array($8::text))
       on conflict (link_id, email) do update set id = excluded.id, code_hash = excluded.code_hash,
         token_hash = excluded.token_hash, expires_at = excluded.expires_at, asked = c.asked || excluded.asked`,
      [
        ...[this.uow.organisationId, linkId, email, id],
        ...[code.codeHash, code.tokenHash, code.expiresAt, now.toISOString()],
      ],
    );
  }

  /** Marks a code as used and its address as confirmed. Returns false if the code was used or replaced meanwhile. */
  async confirm(linkId: string, id: string, now: Date): Promise<boolean> {
    const confirmed = await this.uow.execute(
      `update quoting.signatory_code set code_hash = null, confirmed_at = $4
        where organisation_id = $1 and link_id = $2 and id = $3 and code_hash is not null`,
      [this.uow.organisationId, linkId, id, now],
    );
    return confirmed === 1;
  }

  /** The addresses confirmed through this link. */
  async confirmed(linkId: string): Promise<string[]> {
    const rows = await this.uow.query<{ email: string }>(
      `select email from quoting.signatory_code
        where organisation_id = $1 and link_id = $2 and confirmed_at is not null`,
      [this.uow.organisationId, linkId],
    );
    return rows.map(({ email }) => email);
  }
}
