import { AppError, type ErrorCode, type PatientPrincipal } from '@quillcare/contracts';
import { Clock, UnitOfWork, currentContext } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { hashToken, isLinkToken } from '../domain/link-token';
import { linkProblem, withPracticeContact, type PatientLink } from '../domain/patient-link';
import { PatientLinkRepository } from '../persistence/patient-link.repository';

/** Checks whether a token opens its quote. Each reason for refusal has its own error. */
@Injectable()
export class PatientLinkGuard {
  constructor(
    private readonly links: PatientLinkRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves a token to its link, in any practice. Includes replaced links, so that the patient can request the new one;
   * operations that need a working link refuse them themselves.
   */
  async resolve(token: string): Promise<PatientLink> {
    const hash = tokenHash(token);
    return this.uow.runPlatform('a patient link identifies its practice', async () =>
      this.assertUsable(await this.links.findByHash(hash), 'LINK_SUPERSEDED'),
    );
  }

  /** The link of a token, within the current transaction. It must be the acting patient's link. */
  async resolveOwn(token: string): Promise<PatientLink> {
    const link = await this.assertUsable(await this.links.findByHash(tokenHash(token)));
    if (link.linkId !== actingPatient().linkId) throw new AppError('LINK_UNKNOWN');
    return link;
  }

  private async assertUsable(link: PatientLink | null, tolerated?: ErrorCode): Promise<PatientLink> {
    if (!link) throw new AppError('LINK_UNKNOWN');
    const problem = linkProblem(link, this.clock.now());
    if (!problem || problem.code === tolerated) return link;
    throw withPracticeContact(problem, await this.links.practiceOf(link));
  }
}

/** The hash of a token. Throws for a malformed one without a database query. */
export function tokenHash(token: string): string {
  if (!isLinkToken(token)) throw new AppError('LINK_MALFORMED');
  return hashToken(token);
}

/** Throws unless the acting patient has proved their identity. */
export function assertIdentified(): void {
  if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
}

/** The acting patient. Throws for any other principal. */
export function actingPatient(): PatientPrincipal {
  const { principal } = currentContext();
  if (principal.kind !== 'patient') throw new AppError('LINK_UNKNOWN');
  return principal;
}
