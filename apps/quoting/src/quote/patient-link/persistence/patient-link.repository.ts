import type { QuoteStatus } from '@quillcare/contracts';
import { UnitOfWork, newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { QuoteDocument } from '../../quote/domain/quote-document';
import type { PatientLink, PracticeContact } from '../domain/patient-link';

interface LinkRow {
  link_id: string;
  quote_id: string;
  organisation_id: string;
  created_at: Date;
  superseded_at: Date | null;
  quote_superseded_at: Date | null;
  status: QuoteStatus;
  expires_at: Date | null;
  link_expires_at: Date | null;
  revoked_at: Date | null;
  acceptance_withdrawn_at: Date | null;
}

/** The link data that identification needs, read with the row locked. */
export interface IdentityCheck {
  dateOfBirth: string;
  /** Times of wrong attempts within the window, as ISO instants. */
  failedTries: string[];
  /** Number of wrong attempts since the link was issued or unlocked. */
  wrongGuesses: number;
}

/** Patients' secret links. Stores only the hash of the token and the date of birth that unlocks the link. */
@Injectable()
export class PatientLinkRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async add(link: {
    quote: { id: string; revision: number };
    tokenHash: string;
    dateOfBirth: string;
  }): Promise<string> {
    const id = newId();
    await this.uow.query(
      `insert into quoting.patient_link (id, organisation_id, quote_id, revision, token_hash, date_of_birth, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        this.uow.organisationId,
        link.quote.id,
        link.quote.revision,
        link.tokenHash,
        link.dateOfBirth,
        this.uow.now(),
      ],
    );
    return id;
  }

  /** Replaces all links of a quote, which stop working. */
  async supersede(quoteId: string): Promise<void> {
    await this.uow.query(
      `update quoting.patient_link set superseded_at = $3
        where organisation_id = $1 and quote_id = $2 and superseded_at is null`,
      [this.uow.organisationId, quoteId, this.uow.now()],
    );
  }

  /** Revokes all links of a quote, including replaced ones. */
  async revoke(quoteId: string): Promise<void> {
    await this.uow.query(
      `update quoting.patient_link set revoked_at = $3
        where organisation_id = $1 and quote_id = $2 and revoked_at is null`,
      [this.uow.organisationId, quoteId, this.uow.now()],
    );
  }

  /** When the quote's newest link was issued. Null if it has none. */
  async findLastIssuedAt(quoteId: string): Promise<Date | null> {
    const [row] = await this.uow.query<{ at: Date | null }>(
      'select max(created_at) as at from quoting.patient_link where organisation_id = $1 and quote_id = $2',
      [this.uow.organisationId, quoteId],
    );
    return row?.at ?? null;
  }

  /** The link with this token hash. In a platform scope, of any organisation. */
  async findByHash(tokenHash: string): Promise<PatientLink | null> {
    const [row] = await this.uow.query<LinkRow>(
      `select l.id as link_id, l.quote_id, l.organisation_id, l.created_at, l.superseded_at,
              q.superseded_at as quote_superseded_at, q.status, q.expires_at, l.expires_at as link_expires_at,
              q.acceptance_withdrawn_at, l.revoked_at
         from quoting.patient_link l join quoting.quote q on q.organisation_id = l.organisation_id and q.id = l.quote_id
        where l.token_hash = $1`,
      [tokenHash],
    );
    if (!row) return null;
    return {
      linkId: row.link_id,
      quoteId: row.quote_id,
      organisationId: row.organisation_id,
      createdAt: row.created_at,
      supersededAt: row.superseded_at,
      quoteSupersededAt: row.quote_superseded_at,
      quoteStatus: row.status,
      quoteExpiresAt: row.expires_at,
      linkExpiresAt: row.link_expires_at,
      revokedAt: row.revoked_at,
      acceptanceWithdrawnAt: row.acceptance_withdrawn_at,
    };
  }

  /** The practice's details at the time the quote was sent. */
  async practiceOf({ organisationId, linkId }: PatientLink): Promise<PracticeContact> {
    const [row] = await this.uow.query<{ canonical_json: string }>(
      `select d.canonical_json
         from quoting.patient_link l
         join quoting.quote_document d
           on d.organisation_id = l.organisation_id and d.quote_id = l.quote_id and d.revision = l.revision
        where l.organisation_id = $1 and l.id = $2`,
      [organisationId, linkId],
    );
    if (!row) throw new Error(`Link ${linkId} was issued without a document`);
    return (JSON.parse(row.canonical_json) as QuoteDocument).practice;
  }

  /** Locks the row, so that concurrent attempts are counted one at a time. */
  async lockForIdentity(linkId: string): Promise<IdentityCheck> {
    const [row] = await this.uow.query<{
      date_of_birth: string;
      failed_tries: string[];
      wrong_guesses: number;
    }>(
      `select date_of_birth, failed_tries, wrong_guesses from quoting.patient_link
        where organisation_id = $1 and id = $2 for no key update`,
      [this.uow.organisationId, linkId],
    );
    if (!row) throw new Error(`Link ${linkId} vanished`);
    return {
      dateOfBirth: row.date_of_birth,
      failedTries: row.failed_tries,
      wrongGuesses: row.wrong_guesses,
    };
  }

  /** Records a wrong attempt. `tries` holds the attempts within the window, including this one. */
  async recordWrongAttempt(linkId: string, tries: readonly string[]): Promise<void> {
    await this.uow.query(
      `update quoting.patient_link set failed_tries = $3::jsonb, wrong_guesses = wrong_guesses + 1
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, linkId, JSON.stringify(tries)],
    );
  }

  /** Resets the wrong attempts of the quote's current link, which unlocks it. */
  async unlock(quoteId: string): Promise<void> {
    await this.uow.query(
      `update quoting.patient_link set failed_tries = '[]', wrong_guesses = 0
        where organisation_id = $1 and quote_id = $2 and superseded_at is null`,
      [this.uow.organisationId, quoteId],
    );
  }

  async dateOfBirth(linkId: string): Promise<string> {
    const [row] = await this.uow.query<{ date_of_birth: string }>(
      'select date_of_birth from quoting.patient_link where organisation_id = $1 and id = $2',
      [this.uow.organisationId, linkId],
    );
    if (!row) throw new Error(`Link ${linkId} vanished`);
    return row.date_of_birth;
  }
}
