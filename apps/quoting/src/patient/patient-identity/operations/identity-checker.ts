import { AppError, QuoteLinkLocked, invalid } from '@quillcare/contracts';
import { CONFIG, Clock, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import type { ProvenBy } from '@quillcare/rules';
import { Inject, Injectable } from '@nestjs/common';
import { PatientSettingsRepository } from '../../../catalogue';
import { type IdentityCheck, type PatientLink, PatientLinkRepository, QuoteRepository } from '../../../quote';
import {
  digitsOf,
  isRightCode,
  isUsable,
  sameDateOfBirth,
  type CodeGuess,
  type StoredCode,
} from '../domain/identity-code';
import { methodsOf, proofProblems, type GivenProof } from '../domain/identity-proof';
import { isLocked, recentTries, secondsToWait } from '../domain/identity-tries';
import { IdentityCodeRepository } from '../persistence/identity-code.repository';

export interface Proved {
  link: PatientLink;
  methods: readonly ProvenBy[];
  /** The code used up by this identification. Null if none was needed. */
  codeId: string | null;
}

/** The result of a check. A refusal is returned rather than thrown, so that the wrong attempt is committed. */
export type Finding = { proved: Proved } | { refused: AppError };

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
  async check(link: PatientLink, given: GivenProof): Promise<Finding> {
    const now = this.clock.now();
    const known = await this.links.lockForIdentity(link.linkId);
    if (isLocked(known.wrongGuesses)) return { refused: new AppError('LINK_LOCKED') };
    const wait = secondsToWait(known.failedTries, now);
    if (wait !== null) return { refused: new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait }) };
    const methods = methodsOf((await this.settings.current()).identification);
    const problems = proofProblems(methods, given);
    if (problems.length > 0) return { refused: invalid(...problems) };
    const guess = guessOf(link, given);
    const code = methods.includes('CODE') ? await this.codes.of(link.linkId) : null;
    // Checked before comparing anything, for right and wrong dates of birth alike, so it reveals nothing new to the caller.
    if (methods.includes('CODE') && !isUsable(code, guess.token, now))
      return { refused: new AppError('CODE_EXPIRED') };
    if (this.allRight(methods, { known, given, code, guess }))
      return { proved: { link, methods, codeId: code?.id ?? null } };
    return { refused: await this.countWrong(link, known, now) };
  }

  /** Compares all parts even after a mismatch, so that timing does not reveal which one was wrong. */
  private allRight(
    methods: readonly ProvenBy[],
    facts: { known: IdentityCheck; given: GivenProof; code: StoredCode | null; guess: CodeGuess },
  ): boolean {
    const { known, given, code, guess } = facts;
    const rights = methods.map((method) =>
      method === 'DATE_OF_BIRTH'
        ? sameDateOfBirth(given.dateOfBirth ?? '', known.dateOfBirth)
        : code !== null && isRightCode(code, guess, this.config.secrets),
    );
    return !rights.includes(false);
  }

  /** Counts a wrong attempt of any kind and returns the error to show. */
  async countWrong(link: PatientLink, known: IdentityCheck, now: Date): Promise<AppError> {
    const tries = [...recentTries(known.failedTries, now), now.toISOString()];
    await this.links.recordWrongGuess(link.linkId, tries);
    if (!isLocked(known.wrongGuesses + 1)) return new AppError('IDENTITY_MISMATCH');
    await this.tellPractice(link.quoteId, now);
    return new AppError('LINK_LOCKED');
  }

  private async tellPractice(quoteId: string, now: Date): Promise<void> {
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

function guessOf({ linkId }: PatientLink, { code, codeToken }: GivenProof): CodeGuess {
  return { linkId, digits: digitsOf(code ?? '') ?? '', token: codeToken ?? '' };
}
