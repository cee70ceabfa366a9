import { Injectable } from '@nestjs/common';
import { AppError, type Country } from '@quillcare/contracts';
import { changesOf, currentContext, newId, onUniqueViolation, UnitOfWork } from '@quillcare/service-kit';
import { defaultTerms } from '../domain/default-terms';
import type { TermsText } from '../domain/patient-terms';

/** A version of the terms. 0 is the product's default text; the practice's own start at 1. */
export interface TermsVersion extends TermsText {
  version: number;
}

export interface PublishedTerms extends TermsVersion {
  id: string;
  publishedAt: Date;
}

const UNCHANGED = { path: 'text', message: 'These are already the current terms' };

/** The practice's terms. Append-only: the database rejects changes. */
@Injectable()
export class PatientTermsRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** The terms to freeze with a quote sent now. Stores the default text on first use, so that it is kept. */
  async forQuote(country: Country): Promise<TermsVersion> {
    const published = await this.latest();
    if (published) return published;
    const own = { version: 0, ...defaultTerms(country) };
    await this.add(own, this.uow.now(), 'on conflict (organisation_id, sha256) where version = 0 do nothing');
    return own;
  }

  /**
   * Publishes the version after `version`. Throws a conflict if someone else published a newer one; an unchanged text creates no
   * new version.
   */
  async publish(version: number, terms: TermsText): Promise<PublishedTerms> {
    const latest = await this.latest();
    const current = latest?.version ?? 0;
    if (version !== current) throw new AppError('VERSION_CONFLICT', { facts: { version: current } });
    if (latest?.sha256 === terms.sha256) throw new AppError('VALIDATION_FAILED', { errors: [UNCHANGED] });
    const next = { ...terms, version: version + 1 };
    const publishedAt = this.uow.now();
    const id = await onUniqueViolation(
      () => this.add(next, publishedAt),
      'patient_terms_version',
      () => new AppError('VERSION_CONFLICT', { facts: { version: next.version } }),
    );
    // The text itself is stored permanently, so the audit records only its hash.
    const changes = changesOf(latest ?? { version: 0 }, next, ['version', 'title', 'sha256']);
    this.uow.audit({ entityType: 'PATIENT_TERMS', entityId: id, action: 'CREATE', changes });
    return { ...next, id, publishedAt };
  }

  private async latest(): Promise<TermsVersion | null> {
    const [row] = await this.uow.query<TermsVersion>(
      `select version, title, text, sha256 from quoting.patient_terms
        where organisation_id = $1 and version > 0 order by version desc limit 1`,
      [this.uow.organisationId],
    );
    return row ?? null;
  }

  private async add(terms: TermsVersion, now: Date, onConflict = ''): Promise<string> {
    const id = newId();
    const { organisationId } = this.uow;
    const { version, title, text, sha256 } = terms;
    await this.uow.query(
      `insert into quoting.patient_terms (id, organisation_id, version, title, text, sha256, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8) ${onConflict}`,
      [id, organisationId, version, title, text, sha256, now, currentContext().actor.userId],
    );
    return id;
  }
}
