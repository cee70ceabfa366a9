import { AppError, QuoteLinkLocked, invalidInput } from '@quillcare/contracts';
import { CONFIG, Clock, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import type { IdentificationFactor } from '@quillcare/rules';
import { Inject, Injectable } from '@nestjs/common';
import { PatientSettingsRepository } from '../../../catalogue';
import { type IdentityCheck, type PatientLink, PatientLinkRepository, QuoteRepository } from '../../../quote';
import {
  digitsOf,
  isRightCode,
  isUsable,
  isSameDateOfBirth,
  type CodeAttempt,
  type StoredCode,
} from '../domain/identity-code';
import { methodsOf, proofProblems, type GivenProof } from '../domain/identity-proof';
import { isLocked, recentAttempts, secondsToWait } from '../domain/identity-tries';
import { IdentityCodeRepository } from '../persistence/identity-code.repository';

export interface VerifiedIdentity {
  link: PatientLink;
  methods: readonly IdentificationFactor[];
  /** The code used up by this identification. Null if none was needed. */
  codeId: string | null;
}

/** The result of a check. A refusal is returned rather than thrown, so that the wrong attempt is committed. */
export type CheckResult = { proved: VerifiedIdentity } | { refused: AppError };

/** Checks a patient's proof against what the practice requires, and counts wrong attempts of all kinds together. */
@Injectable()
export class IdentityChecker {
  constructor(
    private readonly links: PatientLinkRepository,
    private readonly codes: IdentityCodeRepository,
    private readonly settings: PatientSettingsRepository,
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Runs in the current transaction, which is committed whatever the result. */
  async check(link: PatientLink, proof: GivenProof): Promise<CheckResult> {
    const now = this.clock.now();
    const known = await this.links.lockForIdentity(link.linkId);
    if (isLocked(known.wrongGuesses)) return { refused: new AppError('LINK_LOCKED') };
    const wait = secondsToWait(known.failedTries, now);
    if (wait !== null) return { refused: new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait }) };
    const methods = methodsOf((await this.settings.current()).identification);
    const problems = proofProblems(methods, proof);
    if (problems.length > 0) return { refused: invalidInput(...problems) };
    const guess = toAttempt(link, proof);
    const code = methods.includes('CODE') ? await this.codes.findByLink(link.linkId) : null;
    // Checked before comparing anything, for right and wrong dates of birth alike, so it reveals nothing new to the caller.
    if (methods.includes('CODE') && !isUsable(code, guess.token, now))
      return { refused: new AppError('CODE_EXPIRED') };
    if (this.areAllCorrect(methods, { onFile: known, proof, code, guess }))
      return { proved: { link, methods, codeId: code?.id ?? null } };
    return { refused: await this.recordWrongAttempt(link, known, now) };
  }

  /** Compares all parts even after a mismatch, so that timing does not reveal which one was wrong. */
  private areAllCorrect(
    methods: readonly IdentificationFactor[],
    facts: { onFile: IdentityCheck; proof: GivenProof; code: StoredCode | null; guess: CodeAttempt },
  ): boolean {
    const { onFile: known, proof: given, code, guess } = facts;
    const rights = methods.map((method) =>
      method === 'DATE_OF_BIRTH'
        ? isSameDateOfBirth(given.dateOfBirth ?? '', known.dateOfBirth)
        : code !== null && isRightCode(code, guess, this.config.secrets),
    );
    return !rights.includes(false);
  }

  /** Counts a wrong attempt of any kind and returns the error to show. */
  async recordWrongAttempt(link: PatientLink, known: IdentityCheck, now: Date): Promise<AppError> {
    const tries = [...recentAttempts(known.failedTries, now), now.toISOString()];
    await this.links.recordWrongAttempt(link.linkId, tries);
    if (!isLocked(known.wrongGuesses + 1)) return new AppError('IDENTITY_MISMATCH');
    await this.emitLinkLocked(link.quoteId, now);
    return new AppError('LINK_LOCKED');
  }

  private async emitLinkLocked(quoteId: string, now: Date): Promise<void> {
    const { quote_number: quoteNumber, revision } = await this.quotes.recordLinkLock(quoteId, now);
    this.uow.emit(QuoteLinkLocked, quoteId, { quoteId, quoteNumber, revision });
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: quoteId,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      notes: 'Link locked after too many failed attempts to identify',
    });
  }
}

function toAttempt({ linkId }: PatientLink, { code, codeToken }: GivenProof): CodeAttempt {
  return { linkId, digits: digitsOf(code ?? '') ?? '', token: codeToken ?? '' };
}
